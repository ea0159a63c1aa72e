// Draws a result as people post it: score, date, and the goals of each side, on turf.

const SIZE = 1080;
const TURF = '#06301d', STRIPE = '#083722', CHALK = '#f6fbf5', LINE = '#3d6b54';
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans KR", sans-serif';

/**
 * The PNG of a result: the names, the score's two numbers, the teams' colours (empty for the usual
 * ones), the line at the bottom, and lines of `side text`.
 */
export function drawResult([nameA, nameB, goalsA, goalsB, colorA, colorB, bottom, ...goals]) {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
  const pen = canvas.getContext('2d');
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
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
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

function pitch(pen) {
  for (let stripe = 0; stripe < 6; stripe += 1) {
    pen.fillStyle = stripe % 2 ? STRIPE : TURF;
    pen.fillRect(0, (stripe * SIZE) / 6, SIZE, SIZE / 6);
  }
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
