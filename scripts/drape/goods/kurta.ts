import { woman } from '../figure.ts';
import { type Cut, sew } from '../garment.ts';

/** A straight kurta to below the knee, with three-quarter sleeves and slits. */
export const kurtaCut: Cut = {
  name: 'kurta',
  length: 100,
  side: [
    [4, 19],
    [12, 18.5],
    [22, 24],
    [40, 22],
    [60, 26.5],
    [100, 31],
  ],
  shoulder: { half: 19, drop: 4.5 },
  neck: { half: 8, front: 11, back: 2.5 },
  armhole: 22,
  slit: 62,
  sleeve: { length: 42, cuff: 34, cap: 10 },
  height: 135.5,
  hemRise: 1.2,
  step: 1.5,
  trims: { hem: 2 },
};

export const kurta = () => sew(kurtaCut, woman);
