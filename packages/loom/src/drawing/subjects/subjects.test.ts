import { beforeAll, describe, expect, it } from 'vitest';
import { tiedFigure } from '../../cloths/bandhani/figures/tied-figure.ts';
import { stitchedThing } from '../../cloths/chikankari/stitched-thing.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import { drawingOf, fetchDrawings, openNames, type SubjectNames } from '../../vocabulary/subjects/shelf.ts';
import type { SceneSymbol } from '../scene.ts';
import { drawBlocks } from './draw-blocks.ts';
import { cellsOf } from './draw-cells.ts';
import { drawDoubled } from './draw-doubled.ts';
import { drawEngraved } from './draw-engraved.ts';
import { drawPenned } from './draw-penned.ts';
import { type Dress, drawPrinted, inksOf } from './draw-printed.ts';
import { drawWaxed } from './draw-waxed.ts';
import { drawWoven } from './draw-woven.ts';
import { regionMap, touching } from './region-map.ts';

const dress: Dress = { body: 'a1', second: 'a2', leaf: ['leaf1', 'leaf2'], light: 'light', dark: 'dark' };
const threads = { figure: 'a1', second: 'a2', third: 'a3', leaf: 'a4', cut: 'ground', bound: 'dark' } as const;
let names: readonly SubjectNames[] = [];
let drawings: readonly Outline[] = [];

beforeAll(async () => {
  names = await openNames();
  await fetchDrawings(names.map(([id]) => id));
  drawings = names.flatMap(([id]) => drawingOf(id) ?? []);
});

describe('the subjects of libraries', () => {
  it('have a drawing each, some fifteen hundred characters long, and names in three languages', () => {
    expect(drawings.map(({ id }) => id)).toEqual(names.map(([id]) => id));
    expect(names.length).toBeGreaterThanOrEqual(900);
    expect(names.filter(([, , ...columns]) => columns.some((column) => column.length === 0))).toEqual([]);
    const length = drawings.reduce((sum, drawing) => sum + JSON.stringify(drawing).length, 0) / drawings.length;
    // Figures and plants that are drawn by hand have marks and veins within their outlines, which the plain ones of libraries have not.
    expect(length).toBeLessThan(2700);
  });

  it('are no flags, faces, hands, clocks, signs, weapons or holy things, and nothing that every craft draws of itself', () => {
    const ids = names.map(([id]) => id);
    const unfit =
      /\b(?:flag|face|hand(?!-saw)|clock|oclock|sign|sword|dagger|pistol|bomb|church|mosque|synagogue|kaaba|temple|medal-\d|cigarette)\b/;
    expect(ids.filter((id) => unfit.test(id))).toEqual([]);
    // A fish is there: crafts without one of their own, as chikankari, draw it.
    for (const own of ['lotus', 'rose', 'lion', 'kite', 'sun', 'star']) expect(ids).not.toContain(own);
  });

  it('never give two regions that touch the same role, whatever dyes they are printed in', () => {
    const side = 96;
    const faults = drawings.filter((drawing) => {
      const inks = inksOf(drawing, dress);
      const near = touching(regionMap(drawing.regions, side), side, drawing.regions.length);
      return drawing.regions.some(({ slot }, index) =>
        [...(near[index] ?? [])].some((other) => inks[drawing.regions[other]?.slot ?? -1] === inks[slot]),
      );
    });
    expect(faults.map(({ id }) => id)).toEqual([]);
  });

  it('are drawn whole by every craft, within their circle', () => {
    const isWhole = ({ shapes, radius }: SceneSymbol) =>
      shapes.length > 0 && shapes.every(({ d }) => d !== '' && !d.includes('NaN')) && radius < 70;
    const ask = { radius: 60, pen: 1.2, detail: 3, dress } as const;
    const faults = drawings.flatMap((drawing, index) => {
      const figure = tiedFigure(drawing);
      const isSound =
        isWhole(drawPrinted(drawing, { ...ask, contour: 'line' })) &&
        figure.zones.length > 0 &&
        figure.zones.every(({ outline }) => outline.length > 2);
      // What hatches, counts or hides lines takes longer: one in twelve is enough.
      if (index % 12 !== 0 || !isSound) return isSound ? [] : [drawing.id];
      const { colours, lines } = drawBlocks(drawing, { ...ask, outline: 'line' });
      const own = [
        drawPenned(drawing, ask),
        drawDoubled(drawing, { ...ask, halo: 3 }),
        drawWaxed(drawing, ask),
        stitchedThing(drawing, { radius: 60, thread: 2, detail: 3 }),
      ];
      const woven = drawWoven(drawing, { radius: 60, threads });
      const rows = cellsOf(drawing, 36);
      const isCut = [colours, lines, drawEngraved(drawing, { radius: 60, line: 1, detail: 3 }), ...own].every(isWhole);
      const isCounted =
        Math.max(rows.length, ...rows.map((row) => row.length)) > 24 && rows.every((row) => /^[.oxle#]+$/.test(row));
      // What is woven fills a box, whose corner lies beyond the circle.
      const isWoven = isWhole({ ...woven, radius: woven.radius / Math.SQRT2 });
      return isCut && isCounted && isWoven ? [] : [drawing.id];
    });
    expect(faults).toEqual([]);
  });
});
