import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { Blob, Face as HarfBuzzFace, Font as HarfBuzzFont } from 'harfbuzzjs';

/** A typeface in one weight: as what shapes words knows it, and as what embeds it. */
export interface Face {
  readonly shaper: HarfBuzzFont;
  readonly font: Font;
}

export const scripts = ['latin', 'devanagari', 'gujarati'] as const;
export type Script = (typeof scripts)[number];
export const weights = ['regular', 'bold'] as const;
export type Weight = (typeof weights)[number];

const require = createRequire(import.meta.url);
const files: Readonly<Record<Script, Readonly<Record<Weight, string>>>> = {
  latin: {
    regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  },
  devanagari: {
    regular: require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
  },
  gujarati: {
    regular: require.resolve('@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-gujarati/600SemiBold/NotoSansGujarati_600SemiBold.ttf'),
  },
};

const opened = new Map<string, Face>();

/** Reads a face once for the whole run of the program. */
export function openFace(script: Script, weight: Weight): Face {
  const path = files[script][weight];
  const kept = opened.get(path);
  if (kept) return kept;
  const bytes = readFileSync(path);
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${path} holds several fonts`);
  // A copy: what is read from a file may be a part of a larger buffer.
  const shaper = new HarfBuzzFont(new HarfBuzzFace(new Blob(Uint8Array.from(bytes).buffer)));
  const face = { shaper, font };
  opened.set(path, face);
  return face;
}
