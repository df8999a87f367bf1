import type { Item, Scene } from '../drawing/scene.ts';

/** A rectangle in units. */
export interface UnitBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Every place where an item appears inside `box`: over all modules of the tile and over every joined edge, skewed by
 * half-drop or half-brick. The order depends on the lattice alone, so overlapping copies lie alike on both sides of a seam.
 */
export function copiesOf(scene: Scene, item: Item, box: UnitBox, visit: (x: number, y: number) => void): void {
  const { w, h, dropY, brickX } = scene.torus;
  const radius = (scene.symbols[item.symbol]?.radius ?? 0) * item.scale;
  const left = box.left - radius - item.x;
  const right = box.right + radius - item.x;
  const top = box.top - radius - item.y;
  const bottom = box.bottom + radius - item.y;
  if (dropY !== 0) {
    for (let column = Math.ceil(left / w); column <= right / w; column++) {
      const skew = column * dropY;
      for (let row = Math.ceil((top - skew) / h); row <= (bottom - skew) / h; row++) {
        visit(item.x + column * w, item.y + row * h + skew);
      }
    }
    return;
  }
  for (let row = Math.ceil(top / h); row <= bottom / h; row++) {
    const skew = row * brickX;
    for (let column = Math.ceil((left - skew) / w); column <= (right - skew) / w; column++) {
      visit(item.x + column * w + skew, item.y + row * h);
    }
  }
}
