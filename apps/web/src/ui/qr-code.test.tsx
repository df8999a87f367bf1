import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPart } from '../../test/open-part.tsx';
import { QrCode } from './qr-code.tsx';

const text = 'otpauth://totp/Naksha:asha?secret=JBSWY3DPEHPK3PXP&issuer=Naksha';

it('is drawn as squares that a reader can distinguish from what is around them', async () => {
  await openPart(<QrCode text={text} label="A code" />);
  const code = await screen.findByRole('img', { name: 'A code' });
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  // 17 and four for each version, and four blank ones on each side.
  expect((size - 17 - 8) % 4).toBe(0);
  const squares = [...(code.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)];
  const places = new Set(squares.map(([, x, y]) => `${x} ${y}`));
  expect(places.size).toBeGreaterThan(200);
  for (const [, x, y] of squares) for (const at of [Number(x), Number(y)]) expect(at >= 4 && at < size - 4).toBe(true);
  // The corner by which readers find it: a frame of seven, a gap, a block of three.
  const row = (y: number) =>
    Array.from({ length: 7 }, (_, x) => (places.has(`${x + 4} ${y + 4}`) ? '#' : '.')).join('');
  expect([0, 1, 2, 3, 4, 5, 6].map(row)).toEqual([
    '#######',
    '#.....#',
    '#.###.#',
    '#.###.#',
    '#.###.#',
    '#.....#',
    '#######',
  ]);
});
