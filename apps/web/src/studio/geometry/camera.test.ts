import { cmPerInch, cmToPx, pxToCm } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { type Camera, fitTile, pixelAt, tileBox, zoomAt, zoomOf } from './camera.ts';

const tile = { widthPx: 2835, heightPx: 2835, dpi: 300 };
const camera: Camera = { x: 100, y: 50, pxPerCm: 20 };

describe('camera', () => {
  it('takes 24 cm at 300 dpi for 2,835 pixels, both ways', () => {
    expect(Math.round(cmToPx(24, 300))).toBe(2835);
    expect(pxToCm(2835, 300)).toBeCloseTo(24, 2);
  });

  it('calls one pixel of the design on one of the screen 100 %', () => {
    expect(zoomOf({ ...camera, pxPerCm: 300 / cmPerInch }, tile)).toBeCloseTo(1, 10);
  });

  it('keeps the point of the cloth under the pointer while zooming', () => {
    const point = { x: 340, y: 210 };
    const zoomed = zoomAt(camera, tile, 1.7, point);
    expect((point.x - zoomed.x) / zoomed.pxPerCm).toBeCloseTo((point.x - camera.x) / camera.pxPerCm, 9);
    expect((point.y - zoomed.y) / zoomed.pxPerCm).toBeCloseTo((point.y - camera.y) / camera.pxPerCm, 9);
  });

  it('zooms neither into nothing nor past 3200 %', () => {
    expect(tileBox(zoomAt(camera, tile, 1e-9, { x: 0, y: 0 }), tile).width).toBeCloseTo(12, 6);
    expect(zoomOf(zoomAt(camera, tile, 1e9, { x: 0, y: 0 }), tile)).toBeCloseTo(32, 6);
  });

  it('fits a tall tile by its height, in the middle of what is free', () => {
    const free = { x: 100, y: 80, width: 1000, height: 660 };
    const tall = { widthPx: 1000, heightPx: 2000, dpi: 150 };
    const box = tileBox(fitTile(tall, free), tall);
    expect(box.height).toBeCloseTo(640, 6);
    expect(box.x + box.width / 2).toBeCloseTo(600, 0);
  });

  it('finds the same pixel under the same place of every repeat', () => {
    const box = tileBox(camera, tile);
    const here = { x: box.x + box.width * 0.25, y: box.y + box.height * 0.75 };
    const there = { x: here.x - 3 * box.width, y: here.y + 2 * box.height };
    expect(pixelAt(camera, tile, here)).toEqual({ x: 708, y: 2126 });
    expect(Math.abs(pixelAt(camera, tile, there).x - 708)).toBeLessThanOrEqual(1);
    expect(Math.abs(pixelAt(camera, tile, there).y - 2126)).toBeLessThanOrEqual(1);
  });
});
