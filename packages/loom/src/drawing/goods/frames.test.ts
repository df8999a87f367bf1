import { expect, it } from 'vitest';
import { frames } from '../../vocabulary/frames.ts';
import { boxOfPath } from './cut-motif.ts';
import { drawFrame } from './frames.ts';

it.each(frames)('a %s keeps within its size and leaves its room within itself', (frame) => {
  const { shapes, width, height, room } = drawFrame(frame, { band: 'a1', mark: 'ground', field: 'light' });
  for (const { d } of shapes) {
    expect(d).not.toMatch(/NaN|Infinity/);
    const box = boxOfPath(d, (x, y) => [x, y], 0);
    expect(box).toBeDefined();
    expect(Math.max(-(box?.left ?? 0), box?.right ?? 0)).toBeLessThanOrEqual(width / 2 + 5);
    expect(Math.max(-(box?.top ?? 0), box?.bottom ?? 0)).toBeLessThanOrEqual(height / 2 + 5);
  }
  expect(Math.abs(room.x) + room.wide / 2).toBeLessThan(width * 0.42);
  expect(Math.abs(room.y) + room.high / 2).toBeLessThan(height * 0.44);
});
