import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Ink, SceneSymbol } from '../../drawing/scene.ts';
import { circle } from '../../numbers/geometry/path.ts';
import { steady } from '../../numbers/steady.ts';
import { type Setting, setPath } from './set-path.ts';

/** A printing block of a cell: the dyed areas, back to front, and over them the lines and dots kept white by resist. */
export interface Block {
  dye(d: string, ink: Ink): void;
  /** A line kept free of dye. */
  resist(d: string, width: number): void;
  /** A dyed line within a resist line. */
  core(d: string, ink: Ink, width: number): void;
  dot(x: number, y: number, r: number): void;
  /** The same block with its origin at (x, y), turned clockwise by `turn` radians. */
  at(x: number, y: number, turn?: number): Block;
  /** `radius` bounds the drawing before stretching. */
  cut(radius: number): Cut;
}

export interface Cut {
  readonly dyes: SceneSymbol;
  readonly resist: SceneSymbol;
}

/** An empty block. What is drawn on it is turned and stretched when it is cut; dots stay round. */
export function createBlock(stretch: number, turn = 0): Block {
  const setting: Setting = { turn, x: 0, y: 0, stretch };
  const dyes: { d: string; ink: Ink }[] = [];
  const lines = new Map<number, string>();
  const cores = new Map<string, { d: string; ink: Ink; width: number }>();
  let dots = '';
  const block: Block = {
    dye: (d, ink) => {
      const last = dyes.at(-1);
      if (last?.ink === ink) last.d += d;
      else dyes.push({ d, ink });
    },
    resist: (d, width) => {
      const key = Math.round(width * 20) / 20;
      lines.set(key, (lines.get(key) ?? '') + d);
    },
    core: (d, ink, width) => {
      const key = `${ink} ${width.toFixed(1)}`;
      const known = cores.get(key);
      cores.set(key, { d: (known?.d ?? '') + d, ink, width });
    },
    dot: (x, y, r) => {
      dots += circle(
        x * steady.cos(turn) - y * steady.sin(turn),
        (x * steady.sin(turn) + y * steady.cos(turn)) * stretch,
        r,
      );
    },
    at: (x, y, angle = 0) => moved(block, { x, y, turn: angle, stretch: 1 }),
    cut: (radius) => {
      const bound = radius * Math.max(1, stretch);
      const dyed = createSketch();
      for (const { d, ink } of dyes) dyed.area(setPath(d, setting), ink);
      const kept = createSketch();
      for (const [width, d] of [...lines].sort((a, b) => b[0] - a[0])) kept.line(setPath(d, setting), 'light', width);
      for (const { d, ink, width } of cores.values()) kept.line(setPath(d, setting), ink, width);
      kept.area(dots, 'light');
      return { dyes: dyed.done(bound), resist: kept.done(bound) };
    },
  };
  return block;
}

function moved(block: Block, setting: Setting): Block {
  const cos = steady.cos(setting.turn);
  const sin = steady.sin(setting.turn);
  const place = (x: number, y: number) => [setting.x + x * cos - y * sin, setting.y + x * sin + y * cos] as const;
  return {
    dye: (d, ink) => block.dye(setPath(d, setting), ink),
    resist: (d, width) => block.resist(setPath(d, setting), width),
    core: (d, ink, width) => block.core(setPath(d, setting), ink, width),
    dot: (x, y, r) => block.dot(...place(x, y), r),
    at: (x, y, turn = 0) => block.at(...place(x, y), setting.turn + turn),
    cut: block.cut,
  };
}
