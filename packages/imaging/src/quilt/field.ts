/** A small copy of a picture on its torus, to judge by: L, a, b of OKLab times 100 of each pixel in turn. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly lab: Float32Array;
}

/** A whole number brought into 0 … size − 1, around the torus. */
export function wrap(at: number, size: number): number {
  const rest = at % size;
  return rest < 0 ? rest + size : rest;
}
