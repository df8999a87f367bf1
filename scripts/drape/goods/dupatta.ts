import { distanceTo, obstacleOf, woman } from '../figure.ts';
import { sew } from '../garment.ts';
import { panelSheet, sway } from '../panel-sheet.ts';
import type { BareSheet } from '../shapes.ts';
import { firm, layCloth, type Panel, settle, strain } from '../solver.ts';
import { kurtaCut } from './kurta.ts';

/** A dupatta of 230 × 92 cm over a plain kurta, laid in folds over the left shoulder, one end in front and one behind. */
const long = 226;
const wide = 92;
const columns = 61;
const rows = 133;
const folds = 5;
/** Of the kurta: its reflectance, half its width at the floor if it went on so far, and how far off the form it lies. */
const plainGrey = 0.62;
const hemOfKurta = 25;
const overKurta = 1.6;
const shoulder = { x: 11.5, y: 139.2, z: -2.2 } as const;

export function dupatta(): BareSheet[] {
  const plain = sew({ ...kurtaCut, sleeve: null }, woman).map((sheet) =>
    sheet.kind === 'cloth' ? { ...sheet, kind: 'solid' as const, cloth: new Float32Array(0), grey: plainGrey } : sheet,
  );
  const obstacle = obstacleOf(distanceTo(woman, hemOfKurta, false));
  const cloth = layCloth([
    {
      columns,
      rows,
      flat: (column, row) => [(column / (columns - 1)) * wide, (row / (rows - 1)) * long],
      place: (column, row) => {
        const s = column / (columns - 1);
        const far = (row / (rows - 1) - 0.5) * long;
        const wave = s * folds * 2;
        const n = Math.floor(wave);
        const fold = n % 2 === 0 ? wave - n : 1 - (wave - n);
        const open = Math.min(1, Math.abs(far) / 95);
        const width = 8.2;
        const x = shoulder.x - 4 + fold * width + (s - 0.5) * (2 + 13 * open) + 0.5 * sway(far / 17, n);
        const layer = (folds * 2 - wave) * 0.62;
        // Over the shoulder in a half circle, then straight down.
        const reach = 6.5;
        const turn = Math.max(-1, Math.min(1, far / (reach * 1.5708)));
        const down = Math.max(0, Math.abs(far) - reach * 1.5708);
        const round = reach + layer;
        return [
          x,
          shoulder.y + 2 + (round * Math.cos((turn * Math.PI) / 2) - reach) * 0.9 + 4.4 - down,
          shoulder.z - round * Math.sin((turn * Math.PI) / 2) * (1 + 0.5 * Math.min(1, down / 18)),
        ];
      },
    },
  ]);
  const { weights } = cloth;
  const apart = new Float64Array(weights.length).fill(overKurta);
  const top = (rows - 1) / 2;
  for (let column = 0; column < columns; column += 2)
    for (const row of [top - 1, top, top + 1]) weights[row * columns + column] = 0;
  const hand = { stretch: 0, shear: 8e-6, bend: 1.5e-6, drag: 4, layer: 0 };
  settle(cloth, {
    frames: 20,
    substeps: 12,
    hand: { ...hand, drag: 25 },
    gravity: 150,
    obstacle,
    apart,
    friction: 0.1,
  });
  settle(cloth, { frames: 64, substeps: 11, hand: { ...hand, layer: 0.7 }, obstacle, apart, friction: 0.25 });
  firm(cloth, 300, obstacle, apart);
  console.log('dupatta', strain(cloth));
  return [...plain, panelSheet(cloth, cloth.panels[0] as Panel, true)];
}
