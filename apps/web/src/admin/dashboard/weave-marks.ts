import type { Mark } from './stack-squares.ts';

interface WeaveMark {
  /** SVG path of one 8 × 8 square with its corner at (x, y). */
  readonly at: (x: number, y: number) => string;
  readonly paint: { readonly fill: string; readonly stroke?: string; readonly strokeWidth?: number };
}

const ink = 'var(--t1)';
const drawn = (strokeWidth: number) => ({ fill: 'none', stroke: ink, strokeWidth });

/** The five marks that distinguish features without colour, as weave signs on point paper. */
export const weaveMarks: Record<Mark, WeaveMark> = {
  solid: { at: (x, y) => `M${x} ${y}h8v8h-8z`, paint: { fill: ink } },
  slash: { at: (x, y) => `M${x + 0.7} ${y + 7.3}l6.6 -6.6`, paint: drawn(1.6) },
  dot: { at: (x, y) => `M${x + 2.5} ${y + 2.5}h3v3h-3z`, paint: { fill: ink } },
  hollow: { at: (x, y) => `M${x + 0.6} ${y + 0.6}h6.8v6.8h-6.8z`, paint: drawn(1.2) },
  cross: { at: (x, y) => `M${x + 1.4} ${y + 1.4}l5.2 5.2m0 -5.2l-5.2 5.2`, paint: drawn(1.2) },
};
