import { models, pieceOn, pieceSizes, type Usage } from '@naksha/contract';
import { expect, it } from 'vitest';
import { sceneOf } from '../test/drawn.ts';
import { goods } from './goods.ts';
import type { Sheet } from './sheet.ts';
import { wearPiece } from './wear-piece.ts';

const worn = models.flatMap((model) => {
  const usage = pieceOn(model);
  return usage ? [[model, usage] as const] : [];
});
const spots = ({ cloth }: Sheet, axis: 0 | 1) => [...cloth.filter((_, at) => at % 2 === axis)];
const onCloth = (sheets: readonly Sheet[]) => sheets.filter(({ kind }) => kind === 'cloth');

it('goods say how they are cut from a piece where there is such a piece, and nowhere else', () => {
  const cut = models.filter((model) => goods[model].cuts !== undefined);
  expect(cut).toEqual(models.filter((model) => pieceOn(model) !== undefined));
});

it.each(worn)(
  '%s: every sheet of cloth lies on the piece, at its own size and never mirrored',
  (model, usage: Usage) => {
    const { sheets } = sceneOf(model);
    const cuts = goods[model].cuts ?? [];
    const { widthCm, heightCm } = pieceSizes[usage];
    for (const sheet of onCloth(wearPiece(sheets, cuts))) {
      for (const [axis, length] of [[0, widthCm] as const, [1, heightCm] as const]) {
        expect(Math.min(...spots(sheet, axis))).toBeGreaterThan(-0.1);
        expect(Math.max(...spots(sheet, axis))).toBeLessThan(length + 0.1);
      }
    }
    for (const [a, b, , d, e] of cuts) {
      // Of the cloth's own size to a twentieth; a mirror would turn its area round.
      expect(a * e - b * d).toBeGreaterThan(0.95);
      expect(a * e - b * d).toBeLessThan(1.06);
    }
    expect(onCloth(wearPiece(sheets, cuts)).length).toBe(onCloth(sheets).length);
  },
);

it('lets a saree end over the shoulder with its pallu, and its lower border go around the hem', () => {
  const [, , skirt, band] = onCloth(wearPiece(sceneOf('saree').sheets, goods.saree.cuts ?? []));
  const { widthCm, heightCm } = pieceSizes.sarees;
  if (skirt === undefined || band === undefined) throw new Error('Expected a skirt and what goes over the shoulder');
  expect(Math.max(...spots(band, 0))).toBeCloseTo(widthCm, 3);
  for (const sheet of [skirt, band]) expect(Math.max(...spots(sheet, 1))).toBeCloseTo(heightCm, 1);
});
