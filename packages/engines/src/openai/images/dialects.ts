import type { MaskKind } from '@naksha/imaging';
import type { Size } from '../../redraw/redrawer.ts';

/** A way of asking: an address below the base, how the picture travels and under which name. */
interface Asking {
  readonly path: string;
  /** In parts of a form, or as base64 in JSON. */
  readonly body: 'form' | 'json';
  readonly picture: string;
  readonly mask?: { readonly field: string; readonly kind: MaskKind };
}

/** Sizes a server takes: only these, or any of so many pixels whose sides can be divided like that. */
export type SizeRule =
  | { readonly only: readonly Size[] }
  | { readonly multipleOf: number; readonly leastPixels: number; readonly mostPixels: number };

/** What sets one server in OpenAI's manner apart from another. */
export interface Dialect {
  /** Redraws a whole picture. */
  readonly whole: Asking;
  /** Draws where a mask says. */
  readonly part: Asking & { readonly mask: { readonly field: string; readonly kind: MaskKind } };
  readonly sizes: SizeRule;
  /** Sent with every request of that body. */
  readonly always: Readonly<Record<string, string>>;
  /** How a seed and a strength are said: as fields, among the words, or not at all. */
  readonly extras: 'none' | 'fields' | 'inWords';
  /** Requests that one server of this kind works on at the same time; `createRedrawer` counts them. */
  readonly atOnce: number;
}

const size = (width: number, height: number): Size => ({ width, height });
/** About what the models behind these servers were taught with. */
const megapixel = { leastPixels: 512 * 512, mostPixels: 1024 * 1024 };
const edits = { path: 'images/edits', body: 'form', picture: 'image' } as const;

/**
 * The servers that are known, from their documentation and sources: OpenAI's own; stable-diffusion.cpp, which reads a mask by its
 * lightness and further parameters out of the words; vLLM-Omni, whose mask has a name of its own; LocalAI, which edits by reference
 * and answers parts with an address.
 */
export const dialects = {
  openai: {
    whole: edits,
    part: { ...edits, mask: { field: 'mask', kind: 'hole' } },
    sizes: { only: [size(1024, 1024), size(1536, 1024), size(1024, 1536)] },
    always: { output_format: 'png' },
    extras: 'none',
    atOnce: 4,
  },
  sdcpp: {
    whole: { ...edits, picture: 'image[]' },
    part: { ...edits, picture: 'image[]', mask: { field: 'mask', kind: 'white' } },
    sizes: { ...megapixel, multipleOf: 64 },
    always: { output_format: 'png' },
    extras: 'inWords',
    atOnce: 1,
  },
  'vllm-omni': {
    whole: edits,
    part: { ...edits, mask: { field: 'mask_image', kind: 'white' } },
    sizes: { ...megapixel, multipleOf: 16 },
    always: { output_format: 'png', response_format: 'b64_json' },
    extras: 'fields',
    atOnce: 1,
  },
  localai: {
    whole: { path: 'images/generations', body: 'json', picture: 'ref_images' },
    part: { path: 'images/inpainting', body: 'form', picture: 'image', mask: { field: 'mask', kind: 'white' } },
    // Parts always come back square.
    sizes: { only: [size(1024, 1024), size(512, 512)] },
    always: { response_format: 'b64_json' },
    extras: 'none',
    atOnce: 1,
  },
} as const satisfies Record<string, Dialect>;

export type DialectName = keyof typeof dialects;
