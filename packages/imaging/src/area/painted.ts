import type { AreaInPixels } from '@naksha/colour';

/** Parameters of a change, and the area it holds in: in pixels of the picture, with all copies of its strokes. */
export type Painted<Params extends object> = Omit<Params, 'area'> & { readonly within?: AreaInPixels };
