import type { Usage } from '@naksha/contract';
import { create } from 'zustand';
import type { TileSize } from './camera.ts';
import type { TileSet } from './tile-set.ts';
import { layTile } from './view-store.ts';

/** A picture of one tile, in any resolution. */
export interface ClothPicture {
  readonly source: ImageBitmap;
  readonly tile: TileSize;
  /** Equal for pictures of the same cloth in several resolutions: between them nothing is faded. */
  readonly cloth: string;
  /** Of a picture that is too large to be held: `source` is then a small copy of it. */
  readonly pieces?: TileSet | undefined;
  /** Of whole goods, a saree for one: these do not repeat. */
  readonly goods?: Usage;
}

interface Cloth {
  readonly now: ClothPicture | null;
  /** What lay there before, while it fades. */
  readonly before: ClothPicture | null;
  readonly since: number;
  /** What a tool would make of `now`, until it is made. */
  readonly change: ClothPicture | null;
  /** What it was made from, while the two are compared; `hasOrigin` says whether there is such a picture. */
  readonly origin: ClothPicture | null;
  readonly hasOrigin: boolean;
  /** True while somebody looks at what it was like before the change. */
  readonly isComparing: boolean;
}

/** What lies on the table. */
export const useClothPicture = create<Cloth>(() => ({
  now: null,
  before: null,
  since: 0,
  change: null,
  origin: null,
  hasOrigin: false,
  isComparing: false,
}));

/** What was there before what is seen: the cloth before a tool's change, else what it was made from. */
export const clothBefore = ({ now, change, origin }: Cloth): ClothPicture | null => (change ? now : origin);

/** True when there is a before to be compared with. */
export const isComparable = ({ now, change, hasOrigin }: Cloth): boolean =>
  now !== null && (change !== null || hasOrigin);

/** What is seen of it. */
export const shownCloth = ({ now, change, isComparing }: Cloth): ClothPicture | null =>
  isComparing ? now : (change ?? now);

export function showCloth(picture: ClothPicture | null): void {
  // What lies there already is laid again when something else on the screen changes.
  if (picture === useClothPicture.getState().now) return;
  useClothPicture.setState(({ now, change }) => ({
    now: picture,
    before: now && picture && now.cloth !== picture.cloth ? now : null,
    since: performance.now(),
    // The same cloth in another resolution: what a tool makes of it stays until the tool has made it anew.
    change: now && picture && now.cloth === picture.cloth ? change : null,
  }));
  if (picture) layTile(picture.tile);
}

/** Bitmaps that are laid on the table once at most and that nobody else draws. */
const given = new Set<ImageBitmap>();

/** Closes a bitmap as soon as it lies on the table no more: a slider leaves sixty of them a second, and memory is freed too late for that. */
export function giveAway(bitmap: ImageBitmap): void {
  given.add(bitmap);
  closeGiven();
}

function closeGiven(): void {
  const { now, before, change, origin } = useClothPicture.getState();
  const laid = [now, before, change, origin].map((picture) => picture?.source);
  for (const bitmap of given) {
    if (laid.includes(bitmap)) continue;
    bitmap.close();
    given.delete(bitmap);
  }
}
useClothPicture.subscribe(closeGiven);

/**
 * Shows a changed picture of what lies there, of another tile if one is given; null takes the change away. The picture is the
 * table's from then on.
 */
export function showChange(of: ClothPicture | null, source: ImageBitmap | null, tile = of?.tile): void {
  lendChange(of, source, tile);
  if (source) giveAway(source);
}

/** The same with a picture that is its owner's to close. */
export function lendChange(of: ClothPicture | null, source: ImageBitmap | null, tile = of?.tile): void {
  useClothPicture.setState(({ now }) => {
    if (now?.cloth !== of?.cloth) return {};
    return { change: of && source && tile ? { ...of, source, tile, pieces: undefined } : null };
  });
}

/** Paints what lies there once more: a piece of it has come. */
export const refreshCloth = (): void => useClothPicture.setState({});

export const compare = (isComparing: boolean): void => useClothPicture.setState({ isComparing });
