import { readFile } from 'node:fs/promises';
import type { RedrawWish } from '../../redraw/redrawer.ts';
import type { Dialect } from './dialects.ts';

export interface Body {
  readonly path: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A wish as a server of this dialect reads it. */
export async function bodyOf(wish: RedrawWish, { model, dialect }: { model: string; dialect: Dialect }): Promise<Body> {
  const { picture, mask, size } = wish;
  const asking = mask === undefined ? dialect.whole : dialect.part;
  const fields = {
    model,
    prompt: wordsOf(wish, dialect),
    n: '1',
    size: `${size.width}x${size.height}`,
    ...dialect.always,
    ...(dialect.extras === 'fields' ? extrasOf(wish) : {}),
  };
  const bytes = await readFile(picture);
  if (asking.body === 'json') {
    const json = { ...fields, n: 1, [asking.picture]: [bytes.toString('base64')] };
    return { path: asking.path, type: 'application/json', bytes: Buffer.from(JSON.stringify(json)) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set(asking.picture, new File([bytes], 'picture.png', { type: 'image/png' }));
  if (mask !== undefined && asking.mask !== undefined) {
    form.set(asking.mask.field, new File([await readFile(mask)], 'mask.png', { type: 'image/png' }));
  }
  const encoded = new Response(form);
  return {
    path: asking.path,
    type: encoded.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await encoded.arrayBuffer()),
  };
}

function wordsOf(wish: RedrawWish, { extras }: Dialect): string {
  if (extras !== 'inWords') return wish.words;
  return `${wish.words}<sd_cpp_extra_args>${JSON.stringify(extrasOf(wish))}</sd_cpp_extra_args>`;
}

function extrasOf({ seed, strength }: RedrawWish): { seed: number; strength?: number } {
  return { seed, ...(strength === undefined ? {} : { strength }) };
}
