import { z } from 'zod';
import { limits } from '../limits.ts';
import type { Usage } from '../options.ts';
import { pxToCm } from '../units.ts';
import { area } from './area.ts';
import { leastModelPx, mesh } from './from-model.ts';
import { operation, pixelsOf, type Refusal } from './operation.ts';

/** The goods and figures that a design is seen on. */
export const models = ['saree', 'kurta', 'cushion', 'bedsheet', 'curtain', 'shirt', 'dress', 'dupatta'] as const;
export type Model = (typeof models)[number];

/** The goods that each model stands for, where there is something of its kind; `isPiece`: it is worn as their one piece, with its borders and its end. */
const goodsOn: Partial<Readonly<Record<Model, { readonly usage: Usage; readonly isPiece: boolean }>>> = {
  saree: { usage: 'sarees', isPiece: true },
  dupatta: { usage: 'dupattas', isPiece: true },
  bedsheet: { usage: 'bedsheets', isPiece: true },
  kurta: { usage: 'kurtas', isPiece: true },
  shirt: { usage: 'shirts', isPiece: false },
};

/** On what cloth for a usage is seen, where there is something of its kind. */
export const modelOf = (usage: Usage): Model | undefined => models.find((model) => goodsOn[model]?.usage === usage);

/** The goods whose whole piece is worn on a model, where it is one piece. */
export function pieceOn(model: Model): Usage | undefined {
  const goods = goodsOn[model];
  return goods?.isPiece ? goods.usage : undefined;
}

/** Dots an inch of the result, so that its longer side at the usual 3,000 pixels is as long as a page. */
export const onModelResultDpi = 300;

/** The figures of a picture on a model: cm of cloth, degrees, and pixels of its longer side. */
export const onModelLimits = {
  scaleCm: { min: 1, max: 300 },
  shiftCm: { min: -300, max: 300 },
  turn: { min: -180, max: 180 },
  tilt: { min: 0, max: 60 },
  zoom: { min: 1, max: 4 },
  lampAzimuth: { min: -80, max: 80 },
  lampHeight: { min: 5, max: 80 },
  sidePx: { min: 600, max: 6000 },
  clothCm: { min: 5, max: 500 },
  frames: { min: 12, max: 48 },
  frameSidePx: { min: 300, max: 1000 },
  seconds: { min: 2, max: 20 },
} as const;

/** So many pixels of a whole piece are woven at most, and about so many for each of the picture. */
export const pieceMostPx = limits.maxPixels;
const piecePerSide = 5;

/** A picture of a few pixels is no narrower on cloth: it is a colour then. */
const leastOwnCm = 0.5;

/** How wide a picture of `px` pixels lies on cloth where no one says otherwise, in centimetres. */
export const ownClothCm = (px: number, dpi: number): number => Math.max(leastOwnCm, pxToCm(px, dpi));

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.number().min(min).max(max);

/**
 * A design as cloth on goods, at its true size: `scaleCm` is how wide one repeat is on the cloth, as wide as the design says itself when
 * absent. `placement`: it repeats, or lies there once, moved by cm of cloth; or the goods are the whole piece that the design is composed to. `view`: degrees around the goods and above them; `light`: where
 * the key light stands, as seen from the camera. The result's longer side has `sidePx` pixels.
 *
 * With a second picture the design is laid on the cloth of that photograph, and the result is as large as it: `photo` says where the
 * cloth is (`region`, else it is found) and how it lies (`mesh`, else by its own repeat, else flat), and how wide it is that is seen, in cm.
 *
 * With a `turntable` the result is no picture but a film of WebP: the goods turned once all the way round, from `view.turn` on.
 */
export const onModelParams = z
  .strictObject({
    model: z.enum(models).default('saree'),
    scaleCm: within(onModelLimits.scaleCm).optional(),
    placement: z
      .strictObject({
        lies: z.enum(['repeated', 'once', 'piece']).default('repeated'),
        x: within(onModelLimits.shiftCm).default(0),
        y: within(onModelLimits.shiftCm).default(0),
      })
      .prefault({}),
    view: z
      .strictObject({
        turn: within(onModelLimits.turn).optional(),
        tilt: within(onModelLimits.tilt).optional(),
        zoom: within(onModelLimits.zoom).default(1),
      })
      .prefault({}),
    light: z
      .strictObject({
        azimuth: within(onModelLimits.lampAzimuth).default(-42),
        height: within(onModelLimits.lampHeight).default(42),
      })
      .prefault({}),
    backdrop: z.enum(['light', 'mid', 'dark']).default('light'),
    sidePx: z.int().min(onModelLimits.sidePx.min).max(onModelLimits.sidePx.max).default(3000),
    photo: z
      .strictObject({
        region: area.optional(),
        mesh: mesh.optional(),
        clothCm: within(onModelLimits.clothCm).default(60),
      })
      .optional(),
    turntable: z
      .strictObject({
        frames: z.int().min(onModelLimits.frames.min).max(onModelLimits.frames.max).default(36),
        sidePx: z.int().min(onModelLimits.frameSidePx.min).max(onModelLimits.frameSidePx.max).default(800),
        seconds: within(onModelLimits.seconds).default(9),
      })
      .optional(),
  })
  .refine(({ placement: { lies }, model, photo }) => lies !== 'piece' || (pieceOn(model) !== undefined && !photo), {
    path: ['placement', 'lies'],
    message: 'piece_model',
  });
export type OnModelParams = z.infer<typeof onModelParams>;

export const onModel = operation({
  name: 'onModel',
  words: { en: 'On model', hi: 'मॉडल पर', gu: 'મૉડલ પર' },
  params: onModelParams,
  inputs: { min: 1, max: 2 },
  price: 2,
  status: 'on',
  // Each pixel is drawn from four samples, of everything that stands before the camera. A photograph is read twice.
  makes: ({ sidePx, turntable, placement, view }, inputs) => {
    if (inputs.length > 1) return 2 * pixelsOf(inputs);
    const side = turntable?.sidePx ?? sidePx;
    const woven = placement.lies === 'piece' ? Math.min(pieceMostPx, piecePerSide * (side * view.zoom) ** 2) : 0;
    return woven + 2 * (turntable?.frames ?? 1) * side ** 2;
  },
  refuses: ({ photo, turntable, placement }, [, model]): Refusal | undefined => {
    const isPhoto = model !== undefined;
    // A photograph does not turn and shows no goods of ours, and without one nothing can be said of it.
    if ((isPhoto && (turntable || placement.lies === 'piece')) || (!isPhoto && photo))
      return { code: 'inputs_count', params: { count: isPhoto ? 1 : 2 } };
    const isSmall = isPhoto && Math.min(model.width, model.height) < leastModelPx;
    return isSmall ? { code: 'picture_too_small', params: { pixels: leastModelPx } } : undefined;
  },
});
