import { polyline } from '../../../geometry/polyline.ts';
import type { Ink } from '../../../scene/scene.ts';
import type { Block } from '../block.ts';
import { leaf } from '../leaf.ts';
import { type AjrakhPen, polar } from '../ring.ts';

export interface SprigLook {
  readonly from: number;
  readonly to: number;
  /** Room to either side at a distance from the middle. */
  readonly widthAt: (r: number) => number;
  readonly leaf: Ink;
  readonly bud: Ink;
}

/** Sprigs from a gap's middle into its four cusps: a stalk with paired leaves, a bud, and dots running out. */
export function cuspSprigs(block: Block, look: SprigLook, pen: AjrakhPen): void {
  const length = look.to - look.from;
  if (length < pen.line * 8) return;
  const pair = Math.min(length * 0.36, look.widthAt(look.from + length * 0.2) * 1.1);
  const bud = Math.min(length * 0.5, look.widthAt(look.from + length * 0.5) * 2.6);
  const budAt = look.from + Math.max(pair * 0.62, length * 0.24);
  for (let k = 0; k < 4; k++) {
    const angle = (k * Math.PI) / 2;
    block.resist(polyline([polar(angle, look.from), polar(angle, budAt)]), pen.thin * 1.2);
    for (const side of [-1, 1]) {
      leaf(
        block,
        polar(angle, look.from + pen.line),
        angle + side * 0.86,
        { length: pair, fat: 0.5, ink: look.leaf, shape: 'round' },
        pen,
      );
    }
    leaf(block, polar(angle, budAt), angle, { length: bud, fat: 0.5, ink: look.bud, heart: 'light' }, pen);
    let r = budAt + bud + pen.dot * 1.6;
    for (let size = pen.dot * 0.85; size > pen.dot * 0.3 && r < look.to; size *= 0.8) {
      block.dot(...polar(angle, r), size);
      r += size * 3.2;
    }
  }
}
