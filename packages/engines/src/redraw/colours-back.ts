import { recolourParams } from '@naksha/contract';
import { recolourPicture } from '@naksha/imaging';
import { colourDistance } from '@naksha/loom';
import { pictureColours } from '../builtin/picture-colours.ts';
import type { EngineContext } from '../engine.ts';

interface Wanted {
  readonly colours: readonly string[];
  /** Every colour of the picture becomes one of them; else only those that have drifted a little from one. */
  readonly isAll: boolean;
}

/** As far as this in OKLab from a colour that was to stay, it is that colour, drifted. */
const drift = 0.09;

/**
 * Brings the colours of what a model drew back to those that were to stay, as far as recolouring can: each exactly, shading kept.
 * Answers the picture's path, the same where nothing had drifted.
 */
export async function coloursBack(
  path: string,
  to: string,
  { colours, isAll }: Wanted,
  context: EngineContext,
): Promise<string> {
  if (colours.length === 0) return path;
  const drawn = await pictureColours({ path }, context);
  const back = drawn.map(({ hex, share }) => ({ hex, share, ...nearest(hex, colours) }));
  const spoken = (wanted: string) => back.filter((each) => each.wanted === wanted && each.distance < drift);
  const leads = new Set(
    colours.map((wanted) => spoken(wanted).toSorted((one, other) => other.share - one.share)[0]?.hex),
  );
  const changes = back.map(({ hex, wanted }) => ({ from: hex, to: isAll || leads.has(hex) ? wanted : hex }));
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

function nearest(hex: string, colours: readonly string[]): { wanted: string; distance: number } {
  const [first] = colours
    .map((wanted) => ({ wanted, distance: colourDistance(wanted, hex) }))
    .toSorted((one, other) => one.distance - other.distance);
  return first ?? { wanted: hex, distance: 0 };
}
