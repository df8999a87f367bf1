import type { Font } from 'fontkit';
import { Feature, Buffer as HarfBuzzBuffer, shape } from 'harfbuzzjs';
import { type Cluster, createClusterSubset } from './cluster-subset.ts';
import type { Face } from './faces.ts';

/** Of a font of fontkit what PDFKit asks for. */
interface ShapedFont extends Omit<Font, 'layout' | 'createSubset'> {
  layout(text: string, features?: readonly string[]): Shaped;
  createSubset(): ReturnType<typeof createClusterSubset>;
}

/** What PDFKit writes: one glyph a cluster, with the letters it stands for. It scales the positions in place. */
interface Shaped {
  readonly glyphs: readonly { readonly id: number; readonly advanceWidth: number; readonly codePoints: number[] }[];
  readonly positions: readonly { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  readonly advanceWidth: number;
}

const nothing: Cluster = { parts: [], advance: 0 };

/**
 * A face for one document of PDFKit, whose words HarfBuzz shapes. Each cluster of letters, as a syllable of Devanagari with its vowel sign, is one
 * glyph of the document, composed of those of the face: so whoever reads the document finds the letters in the order in which they were written,
 * and no gap where a sign stands above, below or before the letter that it follows.
 */
export function shapedFont({ font, shaper }: Face): ShapedFont {
  const clusters: Cluster[] = [{ parts: [{ glyph: 0, x: 0, y: 0 }], advance: shaper.glyphHAdvance(0) }];
  const ids = new Map<string, number>();
  const idOf = (cluster: Cluster, letters: string): number => {
    const key = `${letters} ${cluster.parts.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(' ')}`;
    const id = ids.get(key) ?? clusters.push(cluster) - 1;
    ids.set(key, id);
    return id;
  };

  const layout = (text: string, features: readonly string[] = []): Shaped => {
    const buffer = new HarfBuzzBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(
      shaper,
      buffer,
      features.map((tag) => new Feature(tag)),
    );
    const [infos, places] = [buffer.getGlyphInfos(), buffer.getGlyphPositions()];
    const glyphs: Shaped['glyphs'][number][] = [];
    const positions: Shaped['positions'][number][] = [];
    const add = (cluster: Cluster, xAdvance: number, letters: string) => {
      // Readers as pdf.js take a glyph for one without a width where a mark without one is among its letters, and leave out what ends in a sign
      // that joins or parts letters: both follow in a glyph of their own, which draws nothing.
      const cut = letters.search(/(?<!^)(?:\p{Mn}|\p{Cf}+$)/u);
      const [base, rest] = cut < 0 ? [letters, ''] : [letters.slice(0, cut), letters.slice(cut)];
      glyphs.push({ id: idOf(cluster, base), advanceWidth: cluster.advance, codePoints: codePointsOf(base) });
      positions.push({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 });
      if (rest !== '') add(nothing, 0, rest);
    };
    for (let first = 0, next = 0; first < infos.length; first = next) {
      const from = infos[first]?.cluster ?? 0;
      const parts: { glyph: number; x: number; y: number }[] = [];
      let [advance, xAdvance] = [0, 0];
      for (; next < infos.length && infos[next]?.cluster === from; next++) {
        const [glyph, place] = [infos[next]?.codepoint ?? 0, places[next]];
        parts.push({ glyph, x: xAdvance + (place?.xOffset ?? 0), y: place?.yOffset ?? 0 });
        // What joins letters stands there as a space without a width.
        advance += place?.xAdvance === 0 ? 0 : shaper.glyphHAdvance(glyph);
        xAdvance += place?.xAdvance ?? 0;
      }
      add({ parts, advance }, xAdvance, text.slice(from, infos[next]?.cluster));
    }
    return {
      glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  return Object.create(font, {
    layout: { value: layout },
    createSubset: { value: () => createClusterSubset(font, clusters) },
  });
}

function codePointsOf(text: string): number[] {
  return [...text].map((letter) => letter.codePointAt(0) ?? 0);
}
