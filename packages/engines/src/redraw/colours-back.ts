import { recolourParams } from '@naksha/contract';
import { recolourPicture } from '@naksha/imaging';
import { colourDistance, dyeGroups, followDye } from '@naksha/loom';
import { pictureColours } from '../builtin/picture-colours.ts';
import type { EngineContext } from '../engine.ts';

interface Wanted {
  readonly colours: readonly string[];
  /** Every dye of the picture becomes one of them; else only those that have drifted a little from one. */
  readonly isAll: boolean;
}

/** Nearer than this in OKLab to a colour that was to stay, a dye is that colour, drifted. */
const drift = 0.09;

/**
 * Brings the dyes of what a model drew back to colours that were to stay, as far as recolouring can: each exactly, its shades with it.
 * Answers the picture's path, the same where nothing had drifted.
 */
export async function coloursBack(path: string, to: string, wanted: Wanted, context: EngineContext): Promise<string> {
  if (wanted.colours.length === 0) return path;
  const changes = dyeGroups(await pictureColours({ path }, context)).flatMap((dye) => {
    const far = (colour: string) => colourDistance(colour, dye.hex);
    const [nearest] = wanted.colours.toSorted((one, other) => far(one) - far(other));
    const isBack = nearest !== undefined && (wanted.isAll || far(nearest) < drift);
    return followDye(dye, isBack ? nearest : dye.hex);
  });
  if (changes.every(({ from, to: next }) => from === next)) return path;
  await recolourPicture({
    from: path,
    to,
    folder: context.workDir,
    params: recolourParams.parse({ colours: changes, reach: 'all' }),
    signal: context.signal,
    progress: () => undefined,
  });
  return to;
}
