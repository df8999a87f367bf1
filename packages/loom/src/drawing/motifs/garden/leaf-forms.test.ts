import { expect, it } from 'vitest';
import { endsOfPath } from '../../../numbers/geometry/ends-of-path.ts';
import { createRng } from '../../../numbers/rng.ts';
import { usualInks } from '../motif.ts';
import { leafForms } from './leaf-forms.ts';

const radius = 40;
const placesOf = (form: keyof typeof leafForms) =>
  leafForms[form]({ radius, inks: usualInks, detail: 3, line: 1 }, createRng('7')).shapes.flatMap(({ d }) =>
    d
      .split('M')
      .slice(1)
      .flatMap((part) => [...endsOfPath(`M${part}`)]),
  );

it.each(Object.keys(leafForms) as (keyof typeof leafForms)[])(
  'a %s leaf stands on its foot and fills its disc',
  (form) => {
    const places = placesOf(form);
    const ys = places.map(([, y]) => y);
    expect(Math.max(...ys)).toBeGreaterThan(radius * 0.9);
    expect(Math.min(...ys)).toBeLessThan(-radius * 0.8);
    for (const [x, y] of places) expect(Math.hypot(x, y)).toBeLessThan(radius * 1.2);
  },
);

it('swords are narrower than broad leaves, and needles narrower than swords', () => {
  const width = (form: keyof typeof leafForms) => Math.max(...placesOf(form).map(([x]) => Math.abs(x)));
  expect(width('sword')).toBeLessThan(width('broad') * 0.8);
  expect(width('needle')).toBeLessThan(width('sword'));
});
