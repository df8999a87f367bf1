import { fixed } from '../../numbers/geometry/path.ts';
import { steady } from '../../numbers/steady.ts';

/** How a drawing is set: turned clockwise by `turn` radians, moved to (x, y), then every y multiplied by `stretch`. */
export interface Setting {
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly stretch: number;
}

const numbers: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 2, C: 2, S: 2, a: 7 };

/**
 * Path data set on a cell. Knows M, L, C, S, Q and Z with absolute places and the relative arcs of circles. A cell that is
 * not quite square keeps its drawing joined to its neighbours this way, which placing symbols can't do.
 */
export function setPath(d: string, { turn, x: left, y: top, stretch }: Setting): string {
  if (turn === 0 && left === 0 && top === 0 && Math.abs(stretch - 1) < 1e-6) return d;
  const cos = steady.cos(turn);
  const sin = steady.sin(turn);
  const tokens = d.match(/[A-Za-z]|-?\d*\.?\d+/g) ?? [];
  const parts: string[] = [];
  let command = '';
  let last = '';
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] ?? '';
    if (/[A-Za-z]/.test(token)) {
      command = token;
      i++;
      if (numbers[command] === undefined) parts.push(command);
      last = '';
      continue;
    }
    const length = numbers[command] ?? 2;
    const values = tokens.slice(i, i + length).map(Number);
    i += length;
    const x = values.at(-2) ?? 0;
    const y = values.at(-1) ?? 0;
    const isArc = length === 7;
    // An arc's end is relative to its beginning: it turns but doesn't move.
    const px = x * cos - y * sin + (isArc ? 0 : left);
    const py = (x * sin + y * cos + (isArc ? 0 : top)) * stretch;
    const place = `${fixed(px)} ${fixed(py)}`;
    const arc = isArc ? `${values[0]} ${fixed((values[1] ?? 0) * stretch)} 0 ${values[3]} ${values[4]} ` : '';
    parts.push(`${last === command ? ' ' : command}${arc}${place}`);
    last = command;
  }
  return parts.join('');
}
