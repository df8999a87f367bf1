import { join } from 'node:path';
import { openRows, type Rows } from '../bands/open-rows.ts';
import { judgeLook, lookAtJoins } from '../repeat/look-at-joins.ts';
import { resizePicture } from '../resize.ts';

/** Copies of a tile that are laid beside each other at most. */
const mostCopies = 4;
/** What a copy more costs beside a distortion, as the logarithm of a ratio. */
const copyCost = 0.12;

/** A picture that covers another's ground: its copies, and where they begin. */
export interface Fitted {
  readonly rows: Rows;
  readonly across: number;
  readonly down: number;
  /** Pixels that are cut off at the left and at the top, of a picture that does not tile. */
  readonly left: number;
  readonly top: number;
}

/**
 * Brings a picture to another's size: a tile as whole copies, as many as keep its proportions best; one that ends at its edges as large as
 * covers the ground, cut evenly on both sides. `folder` takes spools. Throws as `resizePicture` does.
 */
export async function fitPicture(
  from: string,
  folder: string,
  ground: { readonly width: number; readonly height: number },
): Promise<Fitted> {
  const given = await openRows(from, folder, 8);
  const { width, height } = given.layout;
  const { across, down } = judgeLook(await lookAtJoins(given), { across: width, down: height });
  const isTile = across?.verdict !== 'steps' && down?.verdict !== 'steps';
  const copies = isTile ? copiesOf({ width, height }, ground) : { across: 1, down: 1 };
  const cover = Math.max(ground.width / width, ground.height / height);
  const size = isTile
    ? { width: Math.ceil(ground.width / copies.across), height: Math.ceil(ground.height / copies.down) }
    : {
        width: Math.max(ground.width, Math.round(width * cover)),
        height: Math.max(ground.height, Math.round(height * cover)),
      };
  const cut = isTile
    ? { left: 0, top: 0 }
    : { left: (size.width - ground.width) >> 1, top: (size.height - ground.height) >> 1 };
  if (size.width === width && size.height === height) return { rows: given, ...copies, ...cut };
  await given.close();
  const to = join(folder, `fitted-${process.pid}-${sequence++}.png`);
  await resizePicture(from, to, folder, { ...size, dpi: 72, isTile });
  return { rows: await openRows(to, folder, 8), ...copies, ...cut };
}

let sequence = 0;

/** How many copies of a tile fill a ground with the least distortion; counts that part the ground evenly come first. */
function copiesOf(
  tile: { readonly width: number; readonly height: number },
  ground: { readonly width: number; readonly height: number },
): { across: number; down: number } {
  let best = { across: 1, down: 1, cost: Number.POSITIVE_INFINITY };
  for (let across = 1; across <= mostCopies; across++) {
    for (let down = 1; down <= mostCopies; down++) {
      if (ground.width % across !== 0 || ground.height % down !== 0) continue;
      const squeeze = Math.log((ground.width * down * tile.height) / (ground.height * across * tile.width));
      const cost = Math.abs(squeeze) + copyCost * Math.log(across * down);
      if (cost < best.cost) best = { across, down, cost };
    }
  }
  return { across: best.across, down: best.down };
}
