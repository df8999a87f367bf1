import { isOfMetal } from '../../numbers/colour/of-metal.ts';
import { hexToOklch } from '../../numbers/colour/oklch.ts';
import { hashCell, hashText } from '../../numbers/rng.ts';
import { type Role, roles } from '../../vocabulary/roles.ts';
import { classIndex, inkClasses } from '../ink-classes.ts';
import { index } from '../noise.ts';
import { fbmRows, visibility } from '../noise-rows.ts';
import { shadeTones } from '../shade-tones.ts';
import type { Shader } from '../shader.ts';

/** Breadth of a metal thread, cm. */
const thread = 0.042;
/** Gold and silver of the usual kinds. */
const metals = [hexToOklch('#d6a441'), hexToOklch('#b4b8bd')];
/** Size of slow changes of light, in units. */
const lustre = 120;
/** Of the floats so many flash. */
const flashing = 0.985;
/** How much a thread is rounder than it is flat, two threads differ, a float's two tones do, light wanders, and a flash is brighter. */
const tones = { round: 0.09, apart: 0.045, float: 0.21, light: 0.13, flash: 0.26 } as const;

/**
 * Metal thread laid across the cloth, on the roles whose bits `inks` has, by their order: bright where a float of it catches the light and bronze
 * where it turns away, in the slant in which it is bound, so that gold is no flat mustard and silver no grey. `perCm` units make a centimetre.
 */
export const zari: Shader = {
  apron: () => 0,
  shade: (source, { inks: bits = 0, perCm = 42 }, context) => {
    const inks = metalInks(context.colours, bits);
    if (inks.length === 0) return source;
    const table = inkClasses(
      context.colours,
      roles.map((role) => [role, inks.includes(role) ? 1 : 0] as const),
    );
    const { data, width } = source;
    const { tilePxX, tilePxY, tileUnitsX, tileUnitsY } = context;
    const warps = 8 * Math.max(1, Math.round(tileUnitsX / (thread * perCm) / 8));
    const wefts = 8 * Math.max(1, Math.round(tileUnitsY / (thread * perCm) / 8));
    const seen = visibility(tilePxY / wefts);
    const slantSeen = visibility((2 * tilePxX) / warps);
    const hash = hashText(`${context.seed}/zari`);
    const sheen = fbmRows(`${context.seed}/zari-light`, lustre, 3, 0.55, source, context);
    const light = new Float32Array(width);
    return shadeTones(source, (row, out) => {
      light.fill(0);
      sheen(row, 1, light);
      const place = ((source.y + row + 0.5) * wefts) / tilePxY;
      const weft = Math.floor(place);
      const off = 2 * (place - weft) - 1;
      const lying =
        seen * (tones.round * (1 / 3 - off * off) + tones.apart * (2 * hashCell(index(weft, wefts), 1, hash) - 1));
      for (let x = 0, at = row * width * 4; x < width; x++, at += 4) {
        if (table[classIndex(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)] !== 1) continue;
        const warp = ((source.x + x + 0.5) * warps) / tilePxX;
        const slant = (warp + place) / 4;
        const ridge = 2 * (slant - Math.floor(slant)) - 1;
        const isFlash = hashCell(index(Math.floor(warp / 2), warps / 2), index(weft, wefts), hash) > flashing;
        out[x] =
          lying +
          tones.float * slantSeen * (0.5 - Math.abs(ridge)) +
          tones.light * (light[x] ?? 0) +
          (isFlash ? tones.flash * seen : 0);
      }
    });
  },
};

/** Of the roles that are metal those that have a metal's colour still: dyed blue since, they are silk. */
function metalInks(colours: Readonly<Record<Role, string>>, bits: number): Role[] {
  return roles.filter(
    (role, n) =>
      Math.floor(bits / 2 ** n) % 2 === 1 && metals.some((metal) => isOfMetal(hexToOklch(colours[role]), metal)),
  );
}
