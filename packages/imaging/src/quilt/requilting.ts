/** What is to become of a picture of which no recipe is known. */
export type Requilting = { readonly seed: string; readonly dpi: number } & (
  | {
      /** Parts or motifs lie otherwise. */
      readonly kind: 'vary';
      /** Share that is to, 0 … 1. */
      readonly share: number;
      /** Motifs alone are moved, whole; parts of anything else stay. */
      readonly motifsOnly: boolean;
      /** Motifs may be mirrored. */
      readonly mirrors: boolean;
      /** Rows may be moved against each other. */
      readonly shifts: boolean;
    }
  /** More or less on the same cloth, or the same larger or smaller: by this factor. */
  | { readonly kind: 'spread' | 'scale'; readonly factor: number }
);

/** What can be reported of it. `straight`: stripes and checks are not taken apart. `drawnSmaller`: more fitted only when drawn smaller. */
export const requiltNotes = ['edgesClosed', 'straight', 'noMotifs', 'drawnSmaller', 'noRoom', 'cutsSeen'] as const;
export type RequiltNote = (typeof requiltNotes)[number];

export interface Requilted {
  readonly contentType: 'image/png';
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly seamScore: number;
  readonly method: 'motifs' | 'patches' | 'whole' | 'none';
  /** Share of the picture's pixels that come from elsewhere, 0 … 1. */
  readonly changed: number;
  readonly notes: readonly RequiltNote[];
}
