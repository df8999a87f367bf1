import type { Room } from '@naksha/colour';
import type {
  AdjustParams,
  FilterParams,
  FlattenParams,
  Look,
  RecolourParams,
  VectoriseParams,
} from '@naksha/contract';
import { limits as contractLimits } from '@naksha/contract/limits';
import type { Painted } from '../area/painted.ts';
import type { DrawnRows, RowsDifference } from '../difference-of-rows.ts';
import type { Draping } from '../drape-picture.ts';
import type { Transferring } from '../effect-transfer.ts';
import type { Encoded, Encoding } from '../encode.ts';
import type { FromModel } from '../from-model.ts';
import type { PhotoLaying } from '../lay-on-photo.ts';
import type { Masking } from '../mask/masking.ts';
import type { Mixed, Mixing } from '../mix/mixing.ts';
import type { Picture } from '../open.ts';
import type { Preview } from '../preview.ts';
import type { PreviewSize } from '../preview-sizes.ts';
import type { LayeredFile, LayeredPictures } from '../psd/layered-pictures.ts';
import type { Overlay } from '../psd/overlay.ts';
import type { Words } from '../psd/words/draw-words.ts';
import type { Requilting } from '../quilt/requilting.ts';
import type { Change, TilePlace } from '../redraw/change-between.ts';
import type { ChangesLaid } from '../redraw/lay-changes.ts';
import type { TileMeasure } from '../redraw/measure-tile.ts';
import type { MaskKind, RedrawBand } from '../redraw/redraw-band.ts';
import type { Repeating } from '../repeat/repeating.ts';
import type { Resizing } from '../resize.ts';
import type { Turning } from '../turn-picture.ts';
import type { Upscaling } from '../upscale.ts';
import type { PictureWeight } from '../weigh-picture.ts';
import { createChildren } from './children.ts';
import type { handlers } from './handlers.ts';
import { isGreedyHere, jobKindHere, jobNiceness, pictureSizeHere } from './job-kind.ts';

/** What a handler is once it is loaded. */
type Handlers = { [Handler in keyof typeof handlers]: Awaited<ReturnType<(typeof handlers)[Handler]>> };

/** By process, as its memory is; the largest picture is decoded in some ten seconds and, lying on its side, in one gigabyte. */
const { picturesAtOnce, smallPicturesSpare } = contractLimits;
const limits = {
  children: picturesAtOnce,
  deadlineMs: 120_000,
  memoryBytes: 1.5 * 2 ** 30,
  idleMs: 60_000,
  niceness: 5,
};
const script = new URL('./picture-child.ts', import.meta.url);
/** By what they are waited for, so that a request waits for no job, a quick job for no long one, and a small picture for no large one. */
const children = {
  large: createChildren(script, limits),
  small: createChildren(script, {
    ...limits,
    children: picturesAtOnce + smallPicturesSpare,
    deadlineMs: 30_000,
    niceness: 0,
  }),
  long: createChildren(script, { ...limits, niceness: jobNiceness.long }),
  quick: createChildren(script, { ...limits, children: 1, niceness: jobNiceness.quick }),
};
/** The handlers that look at no more than the head of a picture. */
async function askQuick<Handler extends keyof Handlers>(
  handler: Handler,
  args: Parameters<Handlers[Handler]>,
): Promise<Awaited<ReturnType<Handlers[Handler]>>> {
  return (await children.small.ask(handler, args)) as Awaited<ReturnType<Handlers[Handler]>>;
}

/** The child runs these very functions, so its answers have their types. */
async function ask<Handler extends keyof Handlers>(
  handler: Handler,
  args: Parameters<Handlers[Handler]>,
  signal?: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Awaited<ReturnType<Handlers[Handler]>>> {
  const { ask: askChild } = children[jobKindHere() ?? pictureSizeHere()];
  return (await askChild(handler, args, signal, onProgress, isGreedyHere())) as Awaited<ReturnType<Handlers[Handler]>>;
}

/** What judging a file will cost, from its head; see `PictureWeight`. Throws PictureError `image_unprocessable`. */
export function weighPicture(path: string): Promise<PictureWeight> {
  return askQuick('weighPicture', [path]);
}

/**
 * Reads a file's head and judges it by its bytes: only PNG, JPEG and TIFF, at most 280 million pixels and 64 pages. Throws
 * PictureError `upload_not_a_picture`, `image_unprocessable`, `too_many_pixels`. Pixels are not looked at: `checkWhole` does that.
 */
export function openPicture(path: string): Promise<Picture> {
  return askQuick('openPicture', [path]);
}

/**
 * Writes a TIFF that its decoder refuses or would get wrong as a PNG, or as a TIFF, that can be opened, and answers true; false,
 * without a file, for every other. Throws as `openPicture` does; ENOSPC for a full disk.
 */
export function normaliseTiff(from: string, to: string, signal?: AbortSignal): Promise<boolean> {
  // The progress is for whoever waits for the child, not for people.
  return ask('normaliseTiff', [from, to], signal, () => undefined);
}

/** Decodes a picture to its last pixel; PictureError `image_unprocessable` when it is cut short or damaged. */
export function checkWhole(path: string, signal?: AbortSignal): Promise<void> {
  return ask('checkWhole', [path], signal);
}

/** A picture reduced to fit `size` × `size`, upright, in sRGB; never enlarged. Throws as `openPicture` does. */
export function makePreview(
  path: string,
  size: PreviewSize,
  format: 'webp' | 'jpeg' = 'webp',
  signal?: AbortSignal,
): Promise<Preview> {
  return ask('makePreview', [path, size, format], signal);
}

/**
 * Writes a picture file as another, in sRGB or inks and upright, with its dots per inch; see `Encoding`. `progress` receives the share
 * that is done. An abort ends it at once with the signal's reason. Throws PictureError for a damaged source, file system errors with
 * their code.
 */
export function encodePicture(
  from: string,
  to: string,
  encoding: Encoding,
  signal?: AbortSignal,
  progress?: (share: number) => void,
): Promise<Encoded> {
  return ask('encodePicture', [from, to, encoding], signal, progress);
}

/**
 * Copies a PNG, JPEG or TIFF so that it says `dpi` and is otherwise the same to the byte. Throws as `openPicture` does.
 */
export function setDpi(from: string, to: string, dpi: number, signal?: AbortSignal): Promise<Picture> {
  return ask('setDpi', [from, to, dpi], signal);
}

/**
 * Cuts a picture into squares of 512 pixels at its own size and at halves of it, into an archive for `squaresIn`. Throws as `encodePicture`
 * does.
 */
export function cutSquares(from: string, to: string, signal?: AbortSignal): Promise<void> {
  return ask('cutSquares', [from, to], signal);
}

/** The work of an operation on one picture: what it takes, where it writes, and who hears of its progress. */
export interface PictureWork<Params> {
  readonly from: string;
  readonly to: string;
  /** Takes the decoded rows meanwhile. */
  readonly folder: string;
  readonly params: Params;
  readonly signal: AbortSignal;
  /** Receives the share that is done. */
  readonly progress: (share: number) => void;
}

/** Work so short that it reports no progress. */
type QuietWork<Params> = Omit<PictureWork<Params>, 'progress'>;

/** Light and colour of a picture; see `AdjustParams`. Throws as `encodePicture` does. */
export function adjustPicture({ from, to, folder, params, signal, progress }: PictureWork<Painted<AdjustParams>>) {
  return ask('adjustPicture', [from, to, folder, params], signal, progress);
}

/** A filter over a picture; see `FilterParams`. Throws as `encodePicture` does. */
export function filterPicture({ from, to, folder, params, signal, progress }: PictureWork<Painted<FilterParams>>) {
  return ask('filterPicture', [from, to, folder, params], signal, progress);
}

/** Colours of a picture exchanged for others; see `RecolourParams`. Throws as `encodePicture` does. */
export function recolourPicture({ from, to, folder, params, signal, progress }: PictureWork<Painted<RecolourParams>>) {
  return ask('recolourPicture', [from, to, folder, params], signal, progress);
}

/** A picture in a few flat colours; see `FlattenParams`. Throws as `encodePicture` does. */
export function flattenPicture({ from, to, folder, params, signal, progress }: PictureWork<FlattenParams>) {
  return ask('flattenPicture', [from, to, folder, params], signal, progress);
}

/** A picture with what is masked filled from the rest of it; see `Masking`. Throws as `encodePicture` does, and `mask_empty`, `mask_full`. */
export function maskPicture({ from, to, folder, params, signal, progress }: PictureWork<Masking>) {
  return ask('maskPicture', [from, to, folder, params], signal, progress);
}

/** Where there is room in what is masked for something to stand. Throws as `maskPicture` does. */
export function findRooms(
  path: string,
  folder: string,
  mask: Parameters<Handlers['findRooms']>[2],
  signal: AbortSignal,
): Promise<Room[]> {
  // The progress is for whoever waits for the child, not for people.
  return ask('findRooms', [path, folder, mask], signal, () => undefined);
}

/** Repeats a picture as an arrangement says, to a PNG of exactly the asked size; see `Repeating`. Throws as `encodePicture` does. */
export function repeatPicture({ from, to, folder, params, signal, progress }: PictureWork<Repeating>) {
  return ask('repeatPicture', [from, to, folder, params], signal, progress);
}

/** A picture as cloth on goods, drawn to a PNG of exactly the asked size; see `Draping`. Throws as `encodePicture` does. */
export function drapePicture({ from, to, folder, params, signal, progress }: PictureWork<Draping>) {
  return ask('drapePicture', [from, to, folder, params], signal, progress);
}

/** A picture as cloth on goods that are turned all the way round, drawn to a WebP; see `Turning`. Throws as `encodePicture` does. */
export function turnPicture({ from, to, folder, params, signal, progress }: PictureWork<Turning>) {
  return ask('turnPicture', [from, to, folder, params], signal, progress);
}

/** A picture on the cloth of a photograph, as a PNG; see `PhotoLaying`. Throws as `encodePicture` does, and `model_no_cloth`. */
export function layPictureOnPhoto({ from, to, folder, params, signal, progress }: PictureWork<PhotoLaying>) {
  return ask('layPictureOnPhoto', [from, to, folder, params], signal, progress);
}

/** A picture with less grain; its edges stay. Throws as `encodePicture` does. */
export function denoisePicture({
  from,
  to,
  folder,
  params,
  signal,
  progress,
}: PictureWork<Readonly<Record<string, never>>>) {
  return ask('denoisePicture', [from, to, folder, params], signal, progress);
}

/** A picture laid out again from its own pixels, as a PNG that tiles; see `Requilting`. Throws as `encodePicture` does. */
export function requiltPicture({ from, to, folder, params, signal, progress }: PictureWork<Requilting>) {
  return ask('requiltPicture', [from, to, folder, params], signal, progress);
}

/** What a picture is found by that looks like another; see `traitDistance`. Throws as `openPicture` does. */
export function traitsOf(path: string, signal?: AbortSignal): Promise<number[]> {
  return ask('traitsOf', [path], signal);
}

/** What is seen of how a picture is made; `dpi` of whoever knows better than the file. Throws as `openPicture` does. */
export function measureLook(path: string, dpi: number | null, signal?: AbortSignal): Promise<Look> {
  return ask('measureLook', [path, dpi], signal);
}

/** A picture with something of a second one, as a PNG of its own size; undefined where that comes to nothing. See `Mixing`. Throws as `encodePicture` does. */
export function mixPictures({
  from,
  second,
  to,
  folder,
  params,
  signal,
  progress,
}: PictureWork<Mixing> & { readonly second: string }): Promise<Mixed | undefined> {
  return ask('mixPictures', [from, second, to, folder, params], signal, progress);
}

/** A picture as models are shown it: of this size, on white, opaque; see `reducePicture`. Throws as `encodePicture` does. */
export function reducePicture({
  from,
  to,
  folder,
  params,
  signal,
}: QuietWork<Parameters<Handlers['reducePicture']>[3]>) {
  return ask('reducePicture', [from, to, folder, params], signal);
}

/** Whether a picture tiles, and how well. Throws as `encodePicture` does. */
export function measureTile(
  path: string,
  folder: string,
  signal: AbortSignal,
  progress?: (share: number) => void,
): Promise<TileMeasure> {
  return ask('measureTile', [path, folder], signal, progress);
}

/** A tile rolled round and a mask, for a model to redraw a band of it; see `RedrawBand`. Throws as `encodePicture` does. */
export function showBand(
  { from, to, mask, band, kind }: { from: string; to: string; mask: string; band: RedrawBand; kind: MaskKind },
  signal: AbortSignal,
): Promise<void> {
  return ask('showBand', [from, to, mask, { band, kind }], signal);
}

/** The band that a model drew, laid over the tile; nothing else of what it drew. Throws as `encodePicture` does. */
export function layBand(
  { tile, drawn, to, band }: { tile: string; drawn: string; to: string; band: RedrawBand },
  signal: AbortSignal,
): Promise<void> {
  return ask('layBand', [tile, drawn, to, band], signal);
}

/** A picture whose edges are closed with parts of itself; answers whether cuts are seen in it. Throws as `encodePicture` does. */
export function closePicture({
  from,
  to,
  folder,
  params,
  signal,
  progress,
}: PictureWork<Parameters<Handlers['closePicture']>[3]>) {
  return ask('closePicture', [from, to, folder, params], signal, progress);
}

/** A picture that is the original but where a model changed it; false where that cannot be seen. See `layChanges`. Throws as `encodePicture` does. */
export function layChanges(
  { to, folder, ...laid }: ChangesLaid & { to: string; folder: string },
  signal: AbortSignal,
): Promise<boolean> {
  return ask('layChanges', [to, folder, laid], signal);
}

/** How another a tile is than before in each of some places. Throws as `encodePicture` does. */
export function changeBetween(
  { before, after, places }: { before: string; after: string; places: readonly TilePlace[] },
  signal: AbortSignal,
): Promise<Change[]> {
  return ask('changeBetween', [before, after, places], signal);
}

/** How far rows that were drawn are from those of a picture; see `differenceOfRows`. Throws as `encodePicture` does. */
export function differenceOfRows(
  path: string,
  drawn: DrawnRows,
  folder: string,
  signal: AbortSignal,
): Promise<RowsDifference> {
  return ask('differenceOfRows', [path, drawn, folder], signal);
}

/** A picture in another size, as a PNG; see `Resizing`. Throws as `encodePicture` does. */
export function resizePicture({ from, to, folder, params, signal, progress }: PictureWork<Resizing>) {
  return ask('resizePicture', [from, to, folder, params], signal, progress);
}

/** A picture two, three or four times as wide and high, as a PNG; see `Upscaling`. Throws as `encodePicture` does. */
export function upscalePicture({ from, to, folder, params, signal, progress }: PictureWork<Upscaling>) {
  return ask('upscalePicture', [from, to, folder, params], signal, progress);
}

/** A design out of a photograph of a garment, as a PNG; see `FromModel`. Throws as `encodePicture` does, and `model_no_cloth`. */
export function designFromModel({ from, to, folder, params, signal, progress }: PictureWork<FromModel>) {
  return ask('designFromModel', [from, to, folder, params], signal, progress);
}

/** The layers that a picture has by its colours, or null when it has too many colours for that. Throws as `encodePicture` does. */
export function countColourLayers(path: string, folder: string, signal: AbortSignal): Promise<number | null> {
  // The progress is for whoever waits for the child, not for people.
  return ask('countColourLayers', [path, folder], signal, () => undefined);
}

/** Pictures as the layers of a PSD or PSB; see `LayeredPictures`. Throws as `encodePicture` does, and `too_many_pixels`. */
export function writePicturesPsd({
  to,
  folder,
  params,
  signal,
  progress,
}: Omit<PictureWork<LayeredPictures>, 'from'>): Promise<LayeredFile> {
  return ask('writePicturesPsd', [to, folder, params], signal, progress);
}

/** Words as pictures of their own; see `Words`. An abort ends it at once with the signal's reason. */
export function drawWords(words: readonly Words[], signal: AbortSignal): Promise<Overlay[]> {
  return ask('drawWords', [words], signal);
}

/** A picture as a drawing, and at `rendition` a PNG of it; see `VectoriseParams`. Throws as `encodePicture` does, and `too_many_pixels`. */
export function vectorisePicture(work: PictureWork<VectoriseParams> & { readonly rendition: string }) {
  const { from, to, rendition, folder, params, signal, progress } = work;
  return ask('vectorisePicture', [from, to, rendition, folder, params], signal, progress);
}

/** A picture with the look of another, or laid in a craft; see `Transferring`. Throws as `encodePicture` does, `effect_same_picture` and `effect_plain_look`. */
export function transferEffect({ from, to, folder, params, signal, progress }: PictureWork<Transferring>) {
  return ask('transferEffect', [from, to, folder, params], signal, progress);
}

/** Ends the child processes that decode pictures. For the end of the process. */
export function closePictures(): void {
  for (const each of Object.values(children)) each.close();
}
