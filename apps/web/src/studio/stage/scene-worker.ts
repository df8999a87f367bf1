import { normalsOf, refineSheet, type Sheet, sceneMark, unpackScene } from '@naksha/drape';

/** A sheet that is ready to be drawn. */
export interface StageSheet {
  readonly sheet: Sheet;
  readonly normals: Float32Array;
}

export type SceneAnswer = { readonly url: string } & (
  | { readonly sheets: readonly StageSheet[] }
  | { readonly failure: true }
);

/** So many points are drawn at most: a computer without a graphics card draws them, too. */
const mostPoints = 90_000;

self.onmessage = async ({ data: url }: MessageEvent<string>) => {
  const answer = (said: SceneAnswer) => self.postMessage(said);
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`Expected a scene but received ${response.status}`);
    const inflated = (await response.blob())
      .slice(sceneMark.length)
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    const { sheets } = unpackScene(new Uint8Array(await new Response(inflated).arrayBuffer()));
    const points = sheets.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
    const times = points * 4 <= mostPoints ? 2 : 1;
    answer({
      url,
      sheets: sheets.map((each) => {
        const sheet = refineSheet(each, times);
        return { sheet, normals: normalsOf(sheet) };
      }),
    });
  } catch {
    answer({ url, failure: true });
  }
};
