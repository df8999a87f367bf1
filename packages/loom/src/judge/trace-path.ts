import { readPath } from '../numbers/geometry/read-path.ts';
import { steady } from '../numbers/steady.ts';

/** Straight pieces of a path: x, y by turns, one list for each stretch between two moves. */
export type Traced = readonly (readonly number[])[];

/** Longest straight piece of a curve in units, and the most pieces that one command is cut into. */
const piece = 22;
const mostPieces = 12;
/** Numbers that a command takes. */
const lengths: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** SVG path data → straight pieces, a few units off the curve at most: enough to measure areas by. Never throws. */
export function tracePath(d: string): Traced {
  const pen = new Pen();
  readPath(d, (command, numbers) => {
    const kind = command.toLowerCase();
    const length = lengths[kind] ?? 0;
    if (length === 0) {
      if (kind === 'z') pen.close();
      return;
    }
    const isRelative = command === kind;
    for (let at = 0; at + length <= numbers.length; at += length)
      pen.draw(kind === 'm' && at > 0 ? 'l' : kind, isRelative, numbers, at);
  });
  return pen.lines.filter((line) => line.length >= 4);
}

class Pen {
  readonly lines: number[][] = [];
  #line: number[] | undefined;
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  /** The last handle of a curve, for the smooth ones. */
  #handleX = 0;
  #handleY = 0;

  close(): void {
    this.#to(this.#startX, this.#startY);
    this.#handleX = this.#x;
    this.#handleY = this.#y;
  }

  /** One command, by its small letter, with the numbers of the list from a place on. */
  draw(kind: string, isRelative: boolean, list: readonly number[], at: number): void {
    const a = list[at] ?? 0;
    const b = list[at + 1] ?? 0;
    const x = isRelative ? this.#x : 0;
    const y = isRelative ? this.#y : 0;
    switch (kind) {
      case 'm':
        this.#startX = x + a;
        this.#startY = y + b;
        this.#line = [this.#startX, this.#startY];
        this.lines.push(this.#line);
        this.#x = this.#startX;
        this.#y = this.#startY;
        break;
      case 'l':
        this.#to(x + a, y + b);
        break;
      case 'h':
        this.#to(x + a, this.#y);
        break;
      case 'v':
        this.#to(this.#x, y + a);
        break;
      case 'c': {
        const handleX = x + (list[at + 2] ?? 0);
        const handleY = y + (list[at + 3] ?? 0);
        this.#curve(x + a, y + b, handleX, handleY, x + (list[at + 4] ?? 0), y + (list[at + 5] ?? 0));
        this.#handleX = handleX;
        this.#handleY = handleY;
        return;
      }
      case 's': {
        const [overX, overY] = [2 * this.#x - this.#handleX, 2 * this.#y - this.#handleY];
        this.#curve(overX, overY, x + a, y + b, x + (list[at + 2] ?? 0), y + (list[at + 3] ?? 0));
        this.#handleX = x + a;
        this.#handleY = y + b;
        return;
      }
      case 'q':
        this.#bend(x + a, y + b, x + (list[at + 2] ?? 0), y + (list[at + 3] ?? 0));
        this.#handleX = x + a;
        this.#handleY = y + b;
        return;
      case 't': {
        const [overX, overY] = [2 * this.#x - this.#handleX, 2 * this.#y - this.#handleY];
        this.#bend(overX, overY, x + a, y + b);
        this.#handleX = overX;
        this.#handleY = overY;
        return;
      }
      case 'a': {
        const [isLarge, isSwept] = [list[at + 3] !== 0, list[at + 4] !== 0];
        this.#arc(a, b, list[at + 2] ?? 0, isLarge, isSwept, x + (list[at + 5] ?? 0), y + (list[at + 6] ?? 0));
        break;
      }
    }
    this.#handleX = this.#x;
    this.#handleY = this.#y;
  }

  #to(x: number, y: number): void {
    if (this.#line === undefined) {
      this.#line = [this.#x, this.#y];
      this.lines.push(this.#line);
    }
    this.#line.push(x, y);
    this.#x = x;
    this.#y = y;
  }

  #bend(x1: number, y1: number, x: number, y: number): void {
    const [x0, y0] = [this.#x, this.#y];
    this.#curve(
      x0 + ((x1 - x0) * 2) / 3,
      y0 + ((y1 - y0) * 2) / 3,
      x + ((x1 - x) * 2) / 3,
      y + ((y1 - y) * 2) / 3,
      x,
      y,
    );
  }

  #curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const [x0, y0] = [this.#x, this.#y];
    const length = reach(x0, y0, x1, y1) + reach(x1, y1, x2, y2) + reach(x2, y2, x, y);
    const count = piecesOf(length);
    for (let i = 1; i <= count; i++) {
      const t = i / count;
      const u = 1 - t;
      const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      this.#to(p * x0 + q * x1 + r * x2 + s * x, p * y0 + q * y1 + r * y2 + s * y);
    }
  }

  /** An arc by its ends, as SVG has it. */
  #arc(rx: number, ry: number, turn: number, isLarge: boolean, isSwept: boolean, x: number, y: number): void {
    const [x0, y0] = [this.#x, this.#y];
    if (rx === 0 || ry === 0 || (x0 === x && y0 === y)) {
      this.#to(x, y);
      return;
    }
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [steady.cos(angle), steady.sin(angle)];
    const [dx, dy] = [(x0 - x) / 2, (y0 - y) / 2];
    const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
    const over = Math.max(1, Math.sqrt((px * px) / (rx * rx) + (py * py) / (ry * ry)));
    const [a, b] = [Math.abs(rx) * over, Math.abs(ry) * over];
    const below = a * a * py * py + b * b * px * px;
    const share = Math.sqrt(Math.max(0, (a * a * b * b - below) / below)) * (isLarge === isSwept ? -1 : 1);
    const [qx, qy] = [(share * a * py) / b, (-share * b * px) / a];
    const [cx, cy] = [cos * qx - sin * qy + (x0 + x) / 2, sin * qx + cos * qy + (y0 + y) / 2];
    const from = steady.atan2((py - qy) / b, (px - qx) / a);
    const to = steady.atan2((-py - qy) / b, (-px - qx) / a);
    const full = 2 * Math.PI;
    const sweep = isSwept ? (to - from + 2 * full) % full : -((from - to + 2 * full) % full);
    const count = Math.max(3, piecesOf(Math.abs(sweep) * Math.max(a, b)));
    for (let i = 1; i < count; i++) {
      const at = from + (sweep * i) / count;
      const [ex, ey] = [a * steady.cos(at), b * steady.sin(at)];
      this.#to(cx + cos * ex - sin * ey, cy + sin * ex + cos * ey);
    }
    this.#to(x, y);
  }
}

function reach(x0: number, y0: number, x1: number, y1: number): number {
  return Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
}

function piecesOf(length: number): number {
  return Math.min(mostPieces, Math.max(2, Math.ceil(length / piece)));
}
