/** What of a second picture goes into the first. */
export interface Mixing {
  /**
   * `layout`: motifs of the first where those of the second lie. `cloth`: the second woven tone in tone into the ground of the first. `halves`:
   * stripes of both by turns.
   */
  readonly mode: 'layout' | 'cloth' | 'halves';
  /** 0 nothing of the second, 1 as much as the way takes. */
  readonly weight: number;
  readonly seed: string;
  readonly dpi: number;
}

export interface Mixed {
  readonly contentType: 'image/png';
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly seamScore: number;
}
