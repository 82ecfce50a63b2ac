/** A result to show around: a line of text and a picture. Neither says how it was done. */
import type { Reached } from '../lib/dailyResults';

export interface Shown {
  title: string;
  game: string;
  day: number;
  date: string;
  reached: Reached;
  /** What was reached, in words, without the way. */
  words: string;
  link: string;
}

export const pebbleText = (won: number): string => '●'.repeat(won) + '○'.repeat(3 - won);

export const lineOf = ({ title, game, day, reached, words, link }: Shown): string => `${title} ${day} · ${game} ${pebbleText(reached.pebbles)} ${words}\n${link}`;

const [WIDE, HIGH] = [1200, 630];

/** The same as a picture; a few shapes, drawn here. */
export async function pictureOf(shown: Shown): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext('2d')!;
  await document.fonts.ready;
  const water = pen.createLinearGradient(0, 0, 0, HIGH);
  water.addColorStop(0, '#F4F1EA');
  water.addColorStop(1, '#D6E8EC');
  pen.fillStyle = water;
  pen.fillRect(0, 0, WIDE, HIGH);
  ripples(pen, shown.day);
  for (let i = 0; i < 3; i += 1) pebble(pen, 390 + i * 210, 340, 84, i < shown.reached.pebbles);
  pen.textAlign = 'center';
  pen.fillStyle = '#1F2A30';
  text(pen, `${shown.title} ${shown.day}`, 130, 600, 64, 'Fraunces');
  text(pen, shown.game, 200, 600, 38, 'Fraunces');
  text(pen, shown.words, 510, 400, 40, 'Atkinson Hyperlegible Next');
  pen.fillStyle = '#55636B';
  text(pen, ['Riffle', shown.date].filter(Boolean).join(' · '), 574, 400, 28, 'Atkinson Hyperlegible Next');
  return await new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

function text(pen: CanvasRenderingContext2D, words: string, y: number, weight: number, size: number, family: string): void {
  let fits = size;
  do {
    pen.font = `${weight} ${fits}px "${family}", sans-serif`;
    fits -= 2;
  } while (pen.measureText(words).width > WIDE - 120 && fits > 18);
  pen.fillText(words, WIDE / 2, y);
}

/** Lines of current that differ from day to day. */
function ripples(pen: CanvasRenderingContext2D, day: number): void {
  pen.strokeStyle = '#2A7389';
  pen.lineWidth = 4;
  pen.globalAlpha = 0.16;
  for (let row = 0; row < 9; row += 1) {
    pen.beginPath();
    for (let x = 0; x <= WIDE; x += 20) pen.lineTo(x, 70 + row * 66 + 14 * Math.sin(x / 90 + row * 1.7 + day));
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function pebble(pen: CanvasRenderingContext2D, x: number, y: number, size: number, won: boolean): void {
  pen.beginPath();
  pen.ellipse(x, y, size, size * 0.74, -0.14, 0, 2 * Math.PI);
  pen.fillStyle = won ? '#1D5568' : '#FFFFFF';
  pen.globalAlpha = won ? 1 : 0.6;
  pen.fill();
  pen.globalAlpha = 1;
  pen.lineWidth = 5;
  pen.strokeStyle = won ? '#12343F' : '#A3B3BB';
  pen.stroke();
  if (!won) return;
  pen.beginPath();
  pen.ellipse(x - size * 0.2, y - size * 0.26, size * 0.42, size * 0.18, -0.3, 0, 2 * Math.PI);
  pen.fillStyle = 'rgba(255, 255, 255, 0.22)';
  pen.fill();
}
