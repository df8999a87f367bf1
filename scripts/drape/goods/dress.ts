import { woman } from '../figure.ts';
import { sew } from '../garment.ts';

/** A sleeveless dress, cut close to the waist and wide at its hem. */
export const dress = () =>
  sew(
    {
      name: 'dress',
      length: 104,
      side: [
        [3.5, 16.5],
        [10, 16.2],
        [20, 23.5],
        [36, 20],
        [52, 29],
        [104, 54],
      ],
      shoulder: { half: 16.5, drop: 3.5 },
      neck: { half: 9.5, front: 9, back: 5 },
      armhole: 20,
      slit: 200,
      sleeve: null,
      height: 136,
      hemRise: 8,
      step: 1.7,
      isRolled: true,
      trims: { hem: 2 },
    },
    woman,
  );
