import { describe, expect, it } from 'vitest';
import { clothPhoto, type OnCloth, sprigs } from '../../test/cloth-photo.ts';
import { clothField } from './cloth-field.ts';
import { findBasis } from './find-basis.ts';
import { growLattice } from './grow-lattice.ts';
import { refineWarp } from './refine-warp.ts';
import { likenessOfCells, unroll, usualCell } from './unrolled.ts';
import { placeOf, smoothWarp, type Warp } from './warp.ts';

const [width, height] = [260, 210];
const all = new Uint8Array(width * height).fill(1);
const flat: OnCloth = (x, y) => [x, y];
const drawn = sprigs(() => 0);
const fieldOf = (onCloth: OnCloth, inside = all) =>
  clothField({ ...clothPhoto(width, height, drawn, onCloth), inside }, 40);
const plainField = clothField({ width, height, pixels: new Uint8Array(width * height * 3).fill(120), inside: all });

/** Whether a way leads to the same on a cloth that repeats by 36 × 30. */
const isRepeat = ({ x, y }: { x: number; y: number }) =>
  Math.abs(x / 36 - Math.round(x / 36)) < 0.03 && Math.abs(y / 30 - Math.round(y / 30)) < 0.03;

describe('the ways by which a cloth repeats', () => {
  it('are the two shortest', () => {
    const basis = findBasis(fieldOf(flat));
    if (basis === undefined) throw new Error('Expected a basis');
    expect(isRepeat(basis.a) && isRepeat(basis.b)).toBe(true);
    expect(Math.abs(basis.a.x * basis.b.y - basis.a.y * basis.b.x)).toBeCloseTo(36 * 30, -1.5);
    expect(basis.likeness).toBeGreaterThan(0.9);
  });

  it('turn with the cloth', () => {
    const turned: OnCloth = (x, y) => [x * 0.96 + y * 0.28, y * 0.96 - x * 0.28];
    const basis = findBasis(fieldOf(turned));
    if (basis === undefined) throw new Error('Expected a basis');
    for (const { x, y } of [basis.a, basis.b]) {
      const [u, v] = turned(x, y);
      expect(isRepeat({ x: u, y: v })).toBe(true);
    }
  });

  it('are none of a plain cloth, of one that is hidden, and of one too small', () => {
    expect(findBasis(plainField)).toBeUndefined();
    expect(findBasis(fieldOf(flat, new Uint8Array(width * height)))).toBeUndefined();
    const tiny = clothPhoto(20, 16, drawn, flat);
    expect(findBasis(clothField({ ...tiny, inside: new Uint8Array(320).fill(1) }))).toBeUndefined();
  });
});

describe('a lattice that is followed', () => {
  const seed = { at: { x: 130, y: 105 }, a: { x: 36, y: 0 }, b: { x: 0, y: 30 }, likeness: 1 };

  it('has every cell that lies in the picture', () => {
    const grown = growLattice(fieldOf(flat), seed);
    expect(grown?.count).toBeGreaterThanOrEqual(5 * 5);
    expect(grown?.count).toBeLessThanOrEqual(8 * 8);
    expect(grown?.likeness).toBeGreaterThan(0.95);
  });

  it('goes along a fold, from ways that hold in one place', () => {
    const onCloth: OnCloth = (x, y) => [x + 6 * Math.sin(x / 40), y];
    const grown = growLattice(fieldOf(onCloth), { ...seed, a: { x: 40, y: 0 } });
    expect(grown?.count).toBeGreaterThanOrEqual(5 * 5);
    expect(grown?.likeness).toBeGreaterThan(0.8);
  });

  it('ends where the cloth ends', () => {
    const left = all.map((_, at) => (at % width < 150 ? 1 : 0));
    const grown = growLattice(fieldOf(flat, left), { ...seed, at: { x: 70, y: 105 } });
    expect(grown?.count).toBeGreaterThanOrEqual(3 * 5);
    expect(grown?.count).toBeLessThan(5 * 8);
  });

  it('is none where it does not repeat, and none that begins beside the cloth', () => {
    expect(growLattice(plainField, seed)).toBeUndefined();
    expect(growLattice(fieldOf(flat), { ...seed, at: { x: -300, y: 0 } })).toBeUndefined();
  });
});

describe('a cloth laid flat', () => {
  const grown = growLattice(fieldOf(flat), {
    at: { x: 130, y: 105 },
    a: { x: 36, y: 0 },
    b: { x: 0, y: 30 },
    likeness: 1,
  });
  if (grown === undefined) throw new Error('Expected a lattice');
  const warp = smoothWarp(grown.start, grown.seen, 0.5);
  const field = fieldOf(flat);

  it('shows the same in every cell, and says which lie outside', () => {
    const unrolled = unroll(field, warp, 16);
    expect(unrolled.width).toBe(unrolled.cellsAcross * 16);
    const likes = likenessOfCells(unrolled, usualCell(unrolled));
    expect(likes.filter((like) => like > 0.95).length).toBeGreaterThanOrEqual(5 * 4);
    expect(likes[0]).toBe(-1);
    expect(likes.at(-1)).toBe(-1);
  });

  it('has usual cells of those that are asked for alone', () => {
    const unrolled = unroll(field, warp, 16);
    const first = usualCell(unrolled, (i, j) => i === 3 && j === 3);
    const at = (3 * 16 * unrolled.width + 3 * 16) * 3;
    expect(first[0]).toBeCloseTo(unrolled.planes[at] ?? 0, 6);
    expect(usualCell(unrolled, () => false).some((value) => value !== 0)).toBe(false);
  });

  it('is brought back by refining where its knots were moved', () => {
    const moved = {
      ...warp,
      xs: warp.xs.map((x, k) => x + ((k * 7) % 5) - 2),
      ys: warp.ys.map((y, k) => y + ((k * 3) % 5) - 2),
    };
    const spreadOf = (sheet: Warp) => {
      const offs: number[] = [];
      const place = { x: 0, y: 0 };
      for (let j = -1; j <= 1; j++) {
        for (let i = -1; i <= 1; i++) {
          placeOf(sheet, i, j, place);
          offs.push(place.x - 36 * i);
        }
      }
      return Math.max(...offs) - Math.min(...offs);
    };
    let refined: Warp = moved;
    for (let turn = 0; turn < 4; turn++) refined = refineWarp(field, refined, { perCell: 20, finer: 1, stiff: 0.05 });
    expect(spreadOf(moved)).toBeGreaterThan(2);
    expect(spreadOf(refined)).toBeLessThan(0.5);
  });
});
