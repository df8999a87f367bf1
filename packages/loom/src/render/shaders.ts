import type { Shader } from './shader.ts';

/** The raster steps by name, as scenes call them. */
export const shaders: Readonly<Record<string, Shader>> = {
};
