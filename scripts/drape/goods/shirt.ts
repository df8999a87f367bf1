import { man } from '../figure.ts';
import { sew } from '../garment.ts';

/** A man's shirt with half sleeves and a collar, buttoned, worn loose. */
export const shirt = () =>
  sew(
    {
      name: 'shirt',
      length: 74,
      side: [
        [5, 23],
        [14, 22.5],
        [26, 28.5],
        [50, 27.5],
        [74, 29],
      ],
      shoulder: { half: 23, drop: 5 },
      neck: { half: 8.6, front: 8.5, back: 2 },
      armhole: 26,
      slit: 66,
      sleeve: { length: 26, cuff: 46, cap: 11 },
      height: 145.5,
      hemRise: 3,
      step: 1.4,
      trims: { collar: { stand: 3.2, fall: 4.4, tip: 6.8 }, placket: { half: 1.7, gap: 9 }, hem: 1.8 },
    },
    man,
  );
