import {
  type Cut,
  normalsOf,
  refineSheet,
  type Scene,
  type Sheet,
  sceneMark,
  unpackScene,
  wearPiece,
} from '@naksha/drape';

/** A sheet that is ready to be drawn. */
export interface StageSheet {
  readonly sheet: Sheet;
  readonly normals: Float32Array;
  /** So many points further lies the next one that is drawn while it moves and that is slow. */
  readonly step: number;
}

/** Which scene, and where its sheets are cut from a piece. */
export interface SceneWish {
  readonly url: string;
  readonly cuts?: readonly Cut[] | undefined;
}

export type SceneAnswer = { readonly wish: SceneWish } & (
  | { readonly sheets: readonly StageSheet[] }
  | { readonly failure: true }
);

/** So many points are drawn at most, and about so many while they move on a computer without a graphics card. */
const mostPoints = { still: 90_000, moving: 9_000 };

/** A scene as it is stored comes at once, and laid finer a moment later. */
self.onmessage = async ({ data: wish }: MessageEvent<SceneWish>) => {
  const answer = (said: SceneAnswer) => self.postMessage(said);
  try {
    const response = await fetch(wish.url);
    if (!response.ok) throw new Error(`Expected a scene but received ${response.status}`);
    const inflated = (await response.blob())
      .slice(sceneMark.length)
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    const scene = unpackScene(new Uint8Array(await new Response(inflated).arrayBuffer()));
    const sheets = wish.cuts ? wearPiece(scene.sheets, wish.cuts) : scene.sheets;
    const points = sheets.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
    answer({ wish, sheets: ready(sheets, points) });
    if (points * 4 > mostPoints.still) return;
    const fine = sheets.map((sheet) => refineSheet(sheet, 2));
    answer({ wish, sheets: ready(fine, points * 4) });
  } catch {
    answer({ wish, failure: true });
  }
};

function ready(sheets: Scene['sheets'], points: number): StageSheet[] {
  const step = Math.max(1, Math.ceil(Math.sqrt(points / mostPoints.moving)));
  return sheets.map((sheet) => ({ sheet, normals: normalsOf(sheet), step }));
}
