/** The end of a game as a picture to share or print: board, result, curve and date. */
import { choices } from '../lib/choices.svelte';
import { seatOf } from '../lib/seats';
import type { Course } from '../lib/telling';
import { boardPicture } from './boardPicture';
import { leadLines } from './model';

interface End {
  title: string;
  headline: string;
  ending: string | null;
  ranks: { seat: number; name: string; score: number | null }[];
  course: Course;
  caption: string;
}

const [WIDE, HIGH, EDGE, BOARD] = [1400, 900, 50, 800];
const NAME = '"Fraunces", serif';
const READ = '"Atkinson Hyperlegible Next", sans-serif';
const [INK, MUTED] = ['#1F2A30', '#55636B'];

export async function pictureOfEnd(end: End): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#F4F1EA';
  pen.fillRect(0, 0, WIDE, HIGH);
  const board = await boardPicture(document.querySelector('.place') ?? document.body);
  if (board) {
    const scale = Math.min(BOARD / board.width, (HIGH - 2 * EDGE) / board.height);
    const [wide, high] = [board.width * scale, board.height * scale];
    pen.drawImage(board, EDGE + (BOARD - wide) / 2, (HIGH - high) / 2, wide, high);
  }
  const left = EDGE + BOARD + EDGE;
  const room = WIDE - left - EDGE;
  let y = write(pen, end.title, left, 100, room, `600 40px ${NAME}`, MUTED);
  y = write(pen, end.headline, left, y + 64, room, `600 54px ${NAME}`, INK);
  if (end.ending) y = write(pen, end.ending, left, y + 44, room, `400 26px ${READ}`, MUTED);
  y += 26;
  for (const { seat, name, score } of end.ranks) {
    y += 48;
    sign(pen, seat, left, y - 24, 1.25);
    write(pen, name, left + 44, y, room - 150, `400 28px ${READ}`, INK);
    if (score !== null) {
      pen.textAlign = 'right';
      write(pen, `${score}`, left + room, y, 140, `600 36px ${NAME}`, INK);
      pen.textAlign = 'left';
    }
  }
  if (end.course.rows.length > 1) curve(pen, end, left, Math.max(y + 50, 540), room);
  const date = new Date().toLocaleDateString(choices.language === 'en' ? 'en-GB' : choices.language, { day: 'numeric', month: 'long', year: 'numeric' });
  write(pen, `Riffle · ${date}`, left, HIGH - EDGE, room, `400 26px ${READ}`, MUTED);
  return await new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

/** Words in as many lines as they need; where the last one stands. */
function write(pen: CanvasRenderingContext2D, words: string, x: number, y: number, room: number, font: string, colour: string): number {
  pen.font = font;
  pen.fillStyle = colour;
  const step = Number(/(\d+)px/.exec(font)![1]) * 1.2;
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > room) {
      pen.fillText(line, x, y, room);
      y += step;
      line = word;
    } else line = longer;
  }
  pen.fillText(line, x, y, room);
  return y;
}

function sign(pen: CanvasRenderingContext2D, seat: number, x: number, y: number, scale: number): void {
  const { path, colour } = seatOf(seat);
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fillStyle = colour;
  pen.fill(new Path2D(path));
  pen.restore();
}

function curve(pen: CanvasRenderingContext2D, { course, caption, ranks }: End, x: number, y: number, room: number): void {
  const high = Math.max(60, Math.min(180, HIGH - EDGE - 110 - y));
  const seats = ranks.map((it) => it.seat).sort((a, b) => a - b);
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = '#C9C4B8';
  pen.lineWidth = 2;
  pen.stroke(new Path2D(`M0 0H${room - 40}M0 ${high}H${room - 40}`));
  pen.lineWidth = 4;
  pen.lineJoin = 'round';
  leadLines(course.rows, room - 40, high).forEach((line, i) => {
    pen.strokeStyle = seatOf(seats[i] ?? i).colour;
    pen.stroke(new Path2D(line));
    const [endX, endY] = line
      .slice(line.lastIndexOf('L') + 1)
      .split(' ')
      .map(Number);
    sign(pen, seats[i] ?? i, endX! + 6, endY! - 12, 1);
  });
  pen.restore();
  write(pen, caption, x, y + high + 34, room, `400 20px ${READ}`, MUTED);
}
