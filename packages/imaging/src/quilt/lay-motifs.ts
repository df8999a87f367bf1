import { type Field, wrap } from './field.ts';
import { fillGround } from './fill-ground.ts';
import { findBlobs } from './find-blobs.ts';
import type { Motif, Motifs } from './find-motifs.ts';
import type { Floor, Placed } from './floor.ts';
import { inPlace, type Origin, type OwnerMap } from './owners.ts';

/**
 * The picture with its motifs where a floor has them: those that stay are not touched, ground is drawn where others lay, and every
 * motif is laid whole with a margin of its own ground.
 */
export function layMotifs(field: Field, { motifs, rest }: Motifs, floor: Floor, random: () => number): OwnerMap {
  const { width, height } = field;
  const owners = new Uint32Array(width * height);
  const origins: Origin[] = [inPlace];
  const placed = [...floor.placed];
  const still = new Set(placed.filter(isStill).map(({ motif }) => motif));
  const moved = placed.filter((each) => !isStill(each));

  const busy = new Uint8Array(width * height);
  for (const motif of motifs) each(asItStands(motif), 'body', width, height, (at) => (busy[at] = 1));
  for (let at = 0; at < busy.length; at++) if (rest[at] === 2) busy[at] = 1;
  const kept = new Uint8Array(width * height);
  for (const motif of still) each(asItStands(motif), 'body', width, height, (at) => (kept[at] = 1));

  const fill = (hole: readonly number[]) => {
    for (const { pixels, offset } of fillGround(field, busy, hole, random)) {
      const owner = origins.push({ ...inPlace, ...offset }) - 1;
      for (const at of pixels) owners[at] = owner;
    }
  };
  for (const motif of motifs) {
    if (still.has(motif)) continue;
    const hole: number[] = [];
    each(asItStands(motif), 'body', width, height, (at) => {
      if (kept[at] === 0) hole.push(at);
    });
    fill(hole);
  }
  for (const speck of cutSpecks(rest, moved, width, height)) fill(speck.filter((at) => kept[at] === 0));

  const named = moved.map((one) => ({ one, owner: origins.push(originOf(one)) - 1 }));
  for (const { one, owner } of named)
    each(one, 'body', width, height, (at) => {
      if (kept[at] === 0) owners[at] = owner;
    });
  for (const { one, owner } of named) each(one, 'core', width, height, (at) => (owners[at] = owner));
  for (const motif of still) each(asItStands(motif), 'core', width, height, (at) => (owners[at] = 0));
  return { width, height, owners, origins };
}

function isStill({ motif, x, y, isFlipped }: Placed): boolean {
  return motif.source === 0 && !isFlipped && x === motif.x && y === motif.y;
}

const asItStands = (motif: Motif): Placed => ({ motif, x: motif.x, y: motif.y, isFlipped: false });

/** Mirrored, a pixel's left edge becomes its right one: one less is added when the origin is brought to full size. */
function originOf({ motif, x, y, isFlipped }: Placed): Origin {
  const dx = isFlipped ? motif.x + motif.width + x : motif.x - x;
  return { source: motif.source, dx, dy: motif.y - y, fromX: x - 1, fromY: y - 1, isFlipped };
}

function each(
  { motif, x, y, isFlipped }: Placed,
  part: 'core' | 'body',
  width: number,
  height: number,
  mark: (at: number) => void,
): void {
  const mask = motif[part];
  for (let row = 0; row < motif.height; row++) {
    const line = wrap(y + row, height) * width;
    for (let column = 0; column < motif.width; column++) {
      if (mask[row * motif.width + (isFlipped ? motif.width - 1 - column : column)] === 1)
        mark(line + wrap(x + column, width));
    }
  }
}

/** Specks of the ground that a motif would come to lie on go altogether: none is cut. With the pixels around them. */
function cutSpecks(rest: Uint8Array, moved: readonly Placed[], width: number, height: number): number[][] {
  const covered = new Uint8Array(rest.length);
  for (const one of moved) each(one, 'body', width, height, (at) => (covered[at] = 1));
  const { blobs } = findBlobs(
    rest.map((kind) => (kind === 1 ? 1 : 0)),
    width,
    height,
  );
  return blobs
    .filter(({ pixels }) => pixels.some((at) => covered[at] === 1))
    .map(({ pixels }) => {
      const all = new Set<number>();
      for (const at of pixels)
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++)
            all.add(wrap(Math.floor(at / width) + dy, height) * width + wrap((at % width) + dx, width));
      return [...all];
    });
}
