import type { Ink } from '../../drawing/scene.ts';
import { isOfMetal } from '../../numbers/colour/of-metal.ts';
import { hexToOklch } from '../../numbers/colour/oklch.ts';
import { hashCell, hashText } from '../../numbers/rng.ts';
import { classIndex, inkClasses } from '../ink-classes.ts';
import { index } from '../noise.ts';
import { fbmRows, visibility } from '../noise-rows.ts';
import { shadeTones } from '../shade-tones.ts';
import type { Shader } from '../shader.ts';

const satin = 0;
const twill = 1;
const silk = 2;
const crossTwill = 3;

const groundInks: readonly Ink[] = ['ground', 'dark', 'line'];
const figureInks: readonly Ink[] = ['a1', 'a2', 'light', 'a1>dark:0.3', 'a1>ground:0.25', 'leaf1', 'leaf2', 'leaf3'];
/** Of these the ridges slant the other way: gilt thread shows a second tone by the way it lies. */
const crossed: readonly Ink[] = ['a2', 'light', 'leaf2'];
const silkInks = ['a3', 'a4'] as const;
/** The usual gilt thread: silk of its colour is metal. */
const gold = hexToOklch('#d6a441');

/** Size of slow changes of lustre, in units. */
const lustre = 150;
const sparkling = 0.985;
/** How much brighter a float of gilt is than the cloth's tone, by the way it lies. */
const floats = { along: 0.2, crossed: 0.2 } as const;

/**
 * A figured weave: the ground is warp satin with fine upright lines, figures are weft twill with slanting ridges, and what is brocaded
 * in coloured silk lies flat across. `metal` 0 … 1: how much figures glitter as gilt thread does; `relief` depth of all lines;
 * `yarn` width in units; `gilt` how far figures have the two tones of metal thread, bright where a float catches the light and bronze between.
 */
export const jacquard: Shader = {
  apron: () => 0,
  shade: (source, { metal = 1, relief = 1, yarn = 2.2, gilt = 0 }, context) => {
    const numbered = (inks: readonly Ink[], number: number) => inks.map((ink): readonly [Ink, number] => [ink, number]);
    const table = inkClasses(context.colours, [
      ...numbered(groundInks, satin),
      ...numbered(figureInks, twill),
      ...silkInks.map(
        (ink) => [ink, gilt > 0 && isOfMetal(hexToOklch(context.colours[ink]), gold) ? twill : silk] as const,
      ),
      ...(gilt > 0 ? numbered(crossed, crossTwill) : []),
    ]);
    const { data, width } = source;
    const { tilePxX, tilePxY, tileUnitsX, tileUnitsY } = context;
    const warps = 8 * Math.max(1, Math.round(tileUnitsX / yarn / 8));
    const wefts = 8 * Math.max(1, Math.round(tileUnitsY / yarn / 8));
    const seen = visibility((0.9 * tilePxX) / warps);
    const ridgeSeen = visibility((2 * tilePxX) / warps);
    const hash = hashText(`${context.seed}/jacquard`);
    const columns = Float32Array.from({ length: width }, (_, x) => ((source.x + x + 0.5) * warps) / tilePxX);
    const upright = columns.map((place) => {
      const off = 2 * (place - Math.floor(place)) - 1;
      return (
        relief *
        (seen * 0.05 * (1 / 3 - off * off) + 0.012 * (hashCell(index(Math.floor(place), warps), 1, hash) * 2 - 1))
      );
    });
    const sheen = fbmRows(`${context.seed}/lustre`, lustre, 3, 0.55, source, context);
    const slow = new Float32Array(width);
    return shadeTones(source, (row, tones) => {
      slow.fill(0);
      sheen(row, 1, slow);
      const place = ((source.y + row + 0.5) * wefts) / tilePxY;
      const weft = Math.floor(place);
      const off = 2 * (place - weft) - 1;
      const lying = relief * seen * 0.05 * (1 / 3 - off * off);
      for (let x = 0, at = row * width * 4; x < width; x++, at += 4) {
        const kind = table[classIndex(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)] ?? satin;
        const lit = slow[x] ?? 0;
        if (kind === satin) tones[x] = (upright[x] ?? 0) - 0.035 * relief * lit;
        else if (kind === silk) tones[x] = lying * 1.3 + 0.02 * lit;
        else {
          const warp = columns[x] ?? 0;
          const slant = (kind === crossTwill ? warp - place : warp + place) / 4;
          const ridge = 2 * (slant - Math.floor(slant)) - 1;
          let tone =
            lying + relief * ridgeSeen * (0.055 + 0.03 * metal) * (1 / 3 - ridge * ridge) + (0.03 + 0.06 * metal) * lit;
          // Floats of gilt thread are as bright as the furrows between them are deep: the colour in all is what it was.
          if (gilt > 0)
            tone += gilt * ridgeSeen * (kind === crossTwill ? floats.crossed : floats.along) * (0.5 - Math.abs(ridge));
          if (metal > 0 && hashCell(index(Math.floor(warp), warps), index(weft, wefts), hash) > sparkling)
            tone += 0.22 * metal * seen;
          tones[x] = tone;
        }
      }
    });
  },
};
