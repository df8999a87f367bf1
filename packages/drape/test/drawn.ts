import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Model } from '@naksha/contract';
import { cameraOf } from '../src/camera.ts';
import { drawStage } from '../src/draw-stage.ts';
import { goods } from '../src/goods.ts';
import { sceneMark, unpackScene } from '../src/pack-scene.ts';
import { createPrint, type Placement, type Print } from '../src/print.ts';
import type { Scene } from '../src/sheet.ts';
import { backdrops, lightFor } from '../src/stage.ts';

const known = new Map<Model, Scene>();

/** The scene of a model as it is shipped. */
export function sceneOf(model: Model): Scene {
  const scene =
    known.get(model) ?? unpackScene(inflateRawSync(readFileSync(goods[model].scene).subarray(sceneMark.length)));
  known.set(model, scene);
  return scene;
}

/** A print of one colour. */
export const plainPrint = (ink: readonly [number, number, number]): Print => createPrint(1, 1, Uint8Array.from(ink));

const whole: Placement = { widthCm: 10, heightCm: 10, x: 0, y: 0, isOnce: false };

/** A small picture of a model: RGB rows. */
export function drawn(model: Model, print: Print, placement: Placement = whole, height = 150): Uint8Array {
  const row = goods[model];
  const width = Math.round(height * row.aspect);
  const lamp = { azimuth: -42, height: 42 };
  const sheets = sceneOf(model).sheets.map((sheet) => lightFor(sheet, lamp, row.turn));
  const camera = cameraOf(row, { turn: row.turn, tilt: row.tilt, zoom: 1 }, row.aspect);
  const pixels = new Uint8Array(width * height * 3);
  const drawing = { width, height, camera, sheets, print, placement, backdrop: backdrops.light, fineness: 1 };
  for (const band of drawStage(drawing)) pixels.set(band.pixels, band.y * width * 3);
  return pixels;
}
