// Draws results as people post them, on turf.

const SIZE = 1080;
const TURF = '#06301d', STRIPE = '#083722', CHALK = '#f6fbf5', LINE = '#3d6b54';
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans KR", sans-serif';

/** The PNG of what the first line names: the `result` of a match, or a `list`. */
export function draw([kind, ...lines]) {
  const height = kind === 'list' ? 1350 : SIZE;
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height });
  const pen = canvas.getContext('2d');
  turf(pen, height);
  (kind === 'list' ? drawList : drawResult)(pen, lines);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/**
 * A list: its title, the line below it, the line at the bottom, and rows, each of a text and, after a
 * tab, perhaps a number at the other side.
 */
function drawList(pen, [title, note, bottom, ...rows]) {
  const { dir } = document.documentElement;
  const [start, end] = dir === 'rtl' ? [SIZE - 60, 60] : [60, SIZE - 60];
  pen.direction = dir || 'ltr';
  pen.fillStyle = CHALK;
  pen.textAlign = 'start';
  write(pen, title, start, 130, 72, SIZE - 120);
  write(pen, note, start, 195, 32, SIZE - 120);
  pen.fillStyle = LINE;
  pen.fillRect(60, 230, SIZE - 120, 3);
  pen.fillStyle = CHALK;
  rows.forEach((row, index) => {
    const [words, number] = row.split('\t');
    const line = 300 + index * 82;
    pen.textAlign = 'start';
    write(pen, words, start, line, 40, number ? SIZE - 320 : SIZE - 120);
    pen.textAlign = 'end';
    if (number) write(pen, number, end, line, 44, 180);
  });
  pen.textAlign = 'center';
  write(pen, bottom, SIZE / 2, 1310, 30, SIZE - 120);
}

/**
 * A result: the names, the score's two numbers, the teams' colours (empty for the usual ones), the
 * line at the bottom, and lines of `side text`.
 */
function drawResult(pen, [nameA, nameB, goalsA, goalsB, colorA, colorB, bottom, ...goals]) {
  pen.direction = 'ltr'; // Team A is at the left in every language.
  pitch(pen);
  pen.textAlign = 'center';
  [[nameA, goalsA, colorA], [nameB, goalsB, colorB]].forEach(([name, score, color], side) => {
    const middle = SIZE / 4 + (side * SIZE) / 2;
    pen.fillStyle = inkOf(side ? 'b' : 'a', color);
    write(pen, name, middle, 190, 52, 480);
    pen.fillStyle = CHALK;
    write(pen, score, middle, 480, 300, 500);
  });
  pen.fillStyle = LINE;
  pen.fillRect(60, 560, SIZE - 120, 3);
  // More than fit are not left out silently.
  const shown = goals.length > 10 ? [...goals.slice(0, 9), `  … ${goals.length - 9}`] : goals;
  shown.forEach((line, row) => {
    const side = line[0] === 'B' ? 1 : 0;
    pen.textAlign = side ? 'right' : 'left';
    pen.fillStyle = CHALK;
    write(pen, line.slice(2), side ? SIZE - 60 : 60, 620 + row * 38, 30, SIZE - 120);
  });
  pen.textAlign = 'center';
  pen.fillStyle = CHALK;
  write(pen, bottom, SIZE / 2, SIZE - 40, 30, SIZE - 120);
}

// The style sheet alone knows what is legible on turf.
function inkOf(team, color) {
  const swatch = document.createElement('i');
  swatch.className = `is-pitch team-${team} wears-${color}`;
  document.body.append(swatch);
  const ink = getComputedStyle(swatch).getPropertyValue('--team');
  swatch.remove();
  return ink;
}

function turf(pen, height) {
  const stripe = SIZE / 6;
  for (let top = 0; top < height; top += stripe) {
    pen.fillStyle = (top / stripe) % 2 ? STRIPE : TURF;
    pen.fillRect(0, top, SIZE, stripe);
  }
}

function pitch(pen) {
  pen.strokeStyle = LINE;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.arc(SIZE / 2, 370, 130, 0, 7);
  pen.moveTo(SIZE / 2, 80);
  pen.lineTo(SIZE / 2, 560);
  pen.stroke();
}

// Names may be long, so the width has an end.
function write(pen, text, x, y, size, width) {
  pen.font = `${size > 40 ? 800 : 500} ${size}px ${FONT}`;
  pen.fillText(text, x, y, width);
}
