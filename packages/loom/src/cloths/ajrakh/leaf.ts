import { type PetalShape, petalOutline } from '../../drawing/motifs/petal-outline.ts';
import type { Ink } from '../../drawing/scene.ts';
import { closedCurve } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Block } from './block.ts';
import type { AjrakhPen } from './ring.ts';

export interface LeafLook {
  readonly length: number;
  /** Width as a share of the length. */
  readonly fat: number;
  readonly ink: Ink;
  /** A smaller leaf inside. */
  readonly heart?: Ink;
  readonly shape?: PetalShape;
}

/** A dyed leaf within a resist line, its base at `at`, pointing along `angle` (clockwise from above). */
export function leaf(block: Block, at: Point, angle: number, look: LeafLook, pen: AjrakhPen): void {
  const { length, fat, ink, heart, shape = 'point' } = look;
  if (length < pen.thin * 3) return;
  const outline = (size: number, lift: number) =>
    closedCurve(
      petalOutline(shape, length * size, length * fat * size).map((line) =>
        place(line, at[0] + steady.sin(angle) * lift, at[1] - steady.cos(angle) * lift, angle),
      ),
    );
  block.dye(outline(1, 0), ink);
  block.resist(outline(1, 0), pen.thin);
  if (heart !== undefined && length * fat > pen.thin * 6) block.dye(outline(0.5, length * 0.2), heart);
}
