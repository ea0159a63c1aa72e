// Draws results as people post them, on turf.

const SIZE = 1080;
const TURF = '#06301d', STRIPE = '#083722', CHALK = '#f6fbf5', LINE = '#3d6b54';
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans KR", sans-serif';

// A figure's units on a canvas, and how thick its lines are in them.
const FIGURE_SCALE = 0.065, FIGURE_STROKE = 24;
// A shirt within a square of 100.
const SHIRT = 'M30 0L38 10L50 14L62 10L70 0L100 18L91 46L80 40V100H20V40L9 46L0 18Z';

/** The PNG of what the first line names: the `result` of a match, a `list`, or a `table`, whose first row leads. */
export function draw([kind, ...lines]) {
  const height = kind === 'result' ? SIZE : 1350;
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height });
  const pen = canvas.getContext('2d');
  turf(pen, height);
  if (kind === 'result') drawResult(pen, lines);
  else drawList(pen, lines, kind === 'table');
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/**
 * A list: its title, the line below it, the line at the bottom, and rows, each of a text and, after tabs, perhaps a number at
 * the other side and a figure before it. Who leads stands first, larger and with a shirt.
 */
function drawList(pen, [title, note, bottom, ...rows], isLed) {
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
  const inward = dir === 'rtl' ? -1 : 1;
  rows.forEach((row, index) => {
    const [words, number, figure] = row.split('\t');
    const leads = isLed && index === 0;
    const line = (isLed && index ? 330 : 300) + index * (isLed ? 80 : 82) + (leads ? 20 : 0);
    const from = leads ? start + inward * 120 : start;
    if (leads) drawShirt(pen, dir === 'rtl' ? start - 100 : start, line - 65);
    pen.textAlign = 'start';
    write(pen, words, from, line, leads ? 52 : 40, (number ? SIZE - 320 : SIZE - 120) - (figure ? 220 : 0) - (leads ? 120 : 0));
    pen.textAlign = 'end';
    if (number) write(pen, number, end, line, leads ? 56 : 44, 180);
    if (figure) drawFigure(pen, figure, end - inward * 200, line - 28, -inward);
  });
  pen.textAlign = 'center';
  write(pen, bottom, SIZE / 2, 1310, 30, SIZE - 120);
}

function drawShirt(pen, x, y) {
  pen.save();
  pen.translate(x, y);
  pen.fill(new Path2D(SHIRT));
  pen.restore();
}

// A figure's newest end is at `x`, and it grows in `direction`: 1 to the right, -1 to the left.
function drawFigure(pen, figure, x, y, direction) {
  const paths = figure.split('|').filter(Boolean);
  const right = Math.max(0, ...paths.flatMap((path) => [...path.matchAll(/M(\d+)/g)].map(([, start]) => Number(start) + 400)));
  pen.save();
  pen.translate(x, y);
  pen.scale(-direction * FIGURE_SCALE, FIGURE_SCALE);
  pen.translate(-right, 0);
  pen.strokeStyle = CHALK;
  pen.lineWidth = 2 * FIGURE_STROKE;
  for (const path of paths) {
    const shape = new Path2D(path.slice(1));
    if (path[0] === 'f') pen.fill(shape);
    else pen.stroke(shape);
  }
  pen.restore();
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
