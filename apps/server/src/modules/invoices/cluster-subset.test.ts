import { create } from 'fontkit';
import { Buffer as HarfBuzzBuffer, shape } from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { openFace, type Script } from './faces.ts';
import { shapedFont } from './shaped-font.ts';

/** The corners of a drawing in units of the face, from its path. */
function boxOf(path: string): number[] {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Where HarfBuzz puts each glyph of a text. */
function shapesOf(text: string, script: Script): { glyph: number; x: number; y: number }[] {
  const buffer = new HarfBuzzBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(openFace(script, 'regular').shaper, buffer);
  const places = buffer.getGlyphPositions();
  let pen = 0;
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {};
    pen += xAdvance;
    return { glyph, x: pen - xAdvance + xOffset, y: yOffset };
  });
}

it.each<[string, Script, string]>([
  ['a vowel sign before its letter and a reph above', 'devanagari', 'र्कि'],
  ['a sign moved below', 'devanagari', 'छू'],
  ['a conjunct with a sign above', 'devanagari', 'ष्ट्रें'],
  ['signs of which fontkit can place none', 'gujarati', 'હ્યું'],
  ['an accent over a letter that has no glyph with it', 'latin', 'x\u0301'],
])('composes one glyph of %s, as HarfBuzz places them', (_, script, syllable) => {
  const { shaper, font } = openFace(script, 'regular');
  const shaped = shapedFont({ shaper, font });
  const { glyphs } = shaped.layout(syllable);
  const subset = shaped.createSubset();
  const places = glyphs.map(({ id }) => subset.includeGlyph(id));
  const embedded = create(Buffer.from(subset.encode()));
  if (!('layout' in embedded)) throw new Error('Expected one font');

  const drawn = embedded.getGlyph(places[0] ?? 0);
  const alone = shapesOf(syllable, script);
  expect(alone.length).toBeGreaterThan(1);
  const corners = alone.flatMap(({ glyph, x, y }) => {
    const [left = 0, low = 0, right = 0, high = 0] = boxOf(shaper.glyphToPath(glyph));
    return Number.isFinite(left) ? [[left + x, low + y, right + x, high + y]] : [];
  });
  const expected = [0, 1, 2, 3].map((side) =>
    (side < 2 ? Math.min : Math.max)(...corners.map((each) => each[side] ?? 0)),
  );
  expect(boxOf(drawn.path.toSVG())).toEqual(expected);
  expect(drawn.advanceWidth).toBe(alone.reduce((sum, { glyph }) => sum + shaper.glyphHAdvance(glyph), 0));
  // Its letters are written in the order of the text, those that have no width in a glyph without any.
  expect(String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints))).toBe(syllable);
  expect(glyphs.slice(1).map(({ advanceWidth }) => advanceWidth)).toEqual(glyphs.slice(1).map(() => 0));
});
