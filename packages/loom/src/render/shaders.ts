import type { Shader } from './shader.ts';
import { age } from './shaders/age.ts';
import { bleed } from './shaders/bleed.ts';
import { blockInk } from './shaders/block-ink.ts';
import { cloth } from './shaders/cloth.ts';
import { doubleIkat } from './shaders/double-ikat.ts';
import { floss } from './shaders/floss.ts';
import { fur } from './shaders/fur.ts';
import { hand } from './shaders/hand.ts';
import { ikat } from './shaders/ikat.ts';
import { interlace } from './shaders/interlace.ts';
import { jacquard } from './shaders/jacquard.ts';
import { mottle } from './shaders/mottle.ts';
import { pucker } from './shaders/pucker.ts';
import { raised } from './shaders/raised.ts';
import { watercolour } from './shaders/watercolour.ts';
import { zari } from './shaders/zari.ts';

/** The raster steps by name, as scenes call them. */
export const shaders: Readonly<Record<string, Shader>> = {
  hand,
  watercolour,
  mottle,
  fur,
  age,
  cloth,
  bleed,
  'block-ink': blockInk,
  pucker,
  ikat,
  'double-ikat': doubleIkat,
  floss,
  jacquard,
  raised,
  interlace,
  zari,
};
