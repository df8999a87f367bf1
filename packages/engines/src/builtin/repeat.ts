import { join } from 'node:path';
import { bytesOfHex, type JoinVerdict } from '@naksha/colour';
import { defaultDpi, limits, type RepeatParams } from '@naksha/contract';
import { closePicture, type JoinsFound, measureTile, openPicture, repeatPicture } from '@naksha/imaging';
import { layRepeat } from '@naksha/loom';
import type { EngineContext, EngineInput, Run } from '../engine.ts';
import { within } from '../within.ts';
import { withinLimit } from './within-limit.ts';

/** A picture repeated, its joins closed first where that is asked for. The report says what is found at them, before and after. */
export const repeat: Run<RepeatParams> = async (params, inputs, context) => {
  const { signal, workDir, progress } = context;
  const [input] = inputs;
  if (input === undefined) throw new RangeError('Expected one picture to repeat but received none');
  const picture = await openPicture(input.path);
  const dpi = input.dpi ?? picture.dpi ?? defaultDpi;
  const { plan, offset, brush, size: wanted } = layRepeat(params, { ...picture, dpi });
  const size = withinLimit(wanted);
  const ground = params.gapColour === undefined ? null : bytesOfHex(params.gapColour);
  const isClosed = params.joins === 'closed';
  const tile: Tile = isClosed
    ? await closeTile(input, dpi, { ...context, progress: within(progress, 0, closedAt) })
    : input;
  const to = join(workDir, 'repeat.png');
  const { before, after } = await repeatPicture({
    from: tile.path,
    to,
    folder: workDir,
    signal,
    progress: isClosed ? within(progress, closedAt, 1) : progress,
    params: { arrangement: plan, size, offset, ground, brush, dpi },
  });
  progress(1);
  const isWhole = size.width % plan.block.width === 0 && size.height % plan.block.height === 0;
  const seen = Math.max(after.across?.seen ?? 0, after.down?.seen ?? 0);
  return {
    // A cut through the repeat is no tile. Whole blocks are one, whose edge is no worse than the joins inside it.
    files: [{ path: to, contentType: 'image/png', ...size, dpi, ...(isWhole ? { seamScore: Math.min(1, seen) } : {}) }],
    report: {
      joins: { before: verdictsOf(tile.given ?? before), after: verdictsOf(after) },
      notes: tile.isCutSeen ? ['cutsSeen'] : [],
    },
  };
};

/** What is repeated: the picture as it came, or closed. */
interface Tile {
  readonly path: string;
  /** What was found at its edges before they were closed. */
  readonly given?: JoinsFound;
  readonly isCutSeen?: boolean;
}

/** Share of the work after which the joins are closed, and shares of that: after which they are judged, and of each try written. */
const closedAt = 0.6;
const judgedAt = 0.1;
const writtenAt = 0.7;

/** Parts are laid by chance: of so many tries the one that shows least is taken. Of the largest pictures a try takes minutes. */
const tries = ['0', '1', '2'];
const triesOfLarge = tries.slice(0, 1);

/** The tile with those edges closed at which it does not go on, or of which that cannot be judged. */
async function closeTile({ path, width, height }: EngineInput, dpi: number, context: EngineContext): Promise<Tile> {
  const { signal, workDir } = context;
  const { joins: given } = await measureTile(path, workDir, signal, within(context.progress, 0, judgedAt));
  const isOpen = (axis: 'across' | 'down') => given[axis]?.verdict === 'steps' || given[axis]?.verdict === 'busy';
  const seams = { across: isOpen('across'), down: isOpen('down') };
  if (!seams.across && !seams.down) return { path, given };
  let best: { path: string; seen: number; isCutSeen: boolean } | undefined;
  const seeds = width * height > limits.largePixels ? triesOfLarge : tries;
  for (const [done, seed] of seeds.entries()) {
    const at = (share: number) => judgedAt + ((1 - judgedAt) * (done + share)) / seeds.length;
    const progress = within(context.progress, at(0), at(writtenAt));
    const to = join(workDir, `closed-${seed}.png`);
    const params = { seams, seed, dpi };
    const { isCutSeen } = await closePicture({ from: path, to, folder: workDir, params, signal, progress });
    const { seamScore } = await measureTile(to, workDir, signal, within(context.progress, at(writtenAt), at(1)));
    const seen = seamScore + (isCutSeen ? 1 : 0);
    if (best === undefined || seen < best.seen) best = { path: to, seen, isCutSeen };
    if (seen <= 1) break;
  }
  return { path: best?.path ?? path, given, isCutSeen: best?.isCutSeen === true };
}

/** As it is reported; a gap has no join. */
function verdictsOf({ across, down }: JoinsFound): Record<'across' | 'down', JoinVerdict | null> {
  return { across: across?.verdict ?? null, down: down?.verdict ?? null };
}
