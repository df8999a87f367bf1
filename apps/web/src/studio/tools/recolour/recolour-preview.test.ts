import { recolourParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { previewRecolour } from './recolour-preview.ts';

it('shows every colour as the server would make it, and leaves transparency', () => {
  const [width, height] = [8, 8];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) data.set(i % width < 4 ? [164, 50, 42, 255] : [239, 226, 197, 90], i * 4);
  const params = recolourParams.parse({
    reach: 'all',
    colours: [
      { from: '#a4322a', to: '#27557a' },
      { from: '#efe2c5', to: '#efe2c5' },
    ],
  });
  const pixels = previewRecolour({ data, width, height }, params, { width, height });
  expect([...pixels.subarray(4, 8)]).toEqual([0x27, 0x55, 0x7a, 255]);
  expect([...pixels.subarray(20, 24)]).toEqual([239, 226, 197, 90]);
  expect(pixels).toHaveLength(data.length);
});
