import type { PictureType } from '@naksha/imaging';

/** What comes out of operations and is no picture itself. */
export type DrawingType =
  | 'image/svg+xml'
  | 'application/pdf'
  | 'application/postscript'
  | 'image/vnd.dxf'
  | 'image/webp'
  | 'image/vnd.adobe.photoshop';

/** With what a design was drawn; versions of 1 are those before there were any. */
export interface Drawn {
  /** Its plan, packed: a file on disk. */
  readonly plan?: string | undefined;
  /** Its row says that a plan was kept; when there is none it was lost. */
  readonly hadPlan?: boolean | undefined;
  /** The version of its family's planner; 0 for one that is gone, undefined where it was not checked yet. */
  readonly planVersion: number | undefined;
  readonly renderVersion: number;
}

/** A picture handed to an operation: a file on disk and what is known of it. */
export interface EngineInput {
  readonly path: string;
  readonly fileName: string;
  readonly width: number;
  readonly height: number;
  readonly dpi: number | null;
  /** The recipe of a design made by the loom, as it was stored. */
  readonly designDefinition?: Readonly<Record<string, unknown>> | undefined;
  /** Absent where there is no recipe; with one, it was then drawn by this very loom. */
  readonly drawn?: Drawn | undefined;
}

/** What an operation may use beside its parameters. */
export interface EngineContext {
  /** Aborted when the job is cancelled, taken over or too late; the run then ends with the signal's reason. */
  readonly signal: AbortSignal;
  /** Takes the share of the work that is done, 0 … 1. May be called for every band. */
  readonly progress: (fraction: number) => void;
  /** An empty folder of the job's own. Results are written here; the caller moves them and clears the rest. */
  readonly workDir: string;
  /** Seed for what the parameters leave to chance: the same job tried again gives the same pictures. */
  readonly seed: string;
}

/** A picture, drawing or file of layers that came out. `path` lies in the work folder. */
export interface EngineFile {
  readonly path: string;
  /** When the operation names its file; else the caller does. */
  readonly fileName?: string;
  readonly contentType: PictureType | DrawingType;
  /** What a drawing looks like, as a PNG in the work folder: previews are made of it, and other operations take it for their input. */
  readonly rendition?: string;
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly designDefinition?: Readonly<Record<string, unknown>>;
  /** With a recipe: its plan lies in the work folder. */
  readonly drawn?: Drawn;
  readonly seed?: string;
  readonly seamScore?: number;
}

export interface EngineResult {
  readonly files: readonly EngineFile[];
  /** Who made them, where it was not this installation. */
  readonly engine?: string;
  /** What was found out of designs that were handed in without a plan, by their place: to be kept with them. */
  readonly found?: readonly {
    readonly input: number;
    readonly drawn: Pick<Drawn, 'plan' | 'planVersion'> & Partial<Pick<Drawn, 'renderVersion'>>;
  }[];
  /** What the operation has to say in figures or words. */
  readonly report?: Readonly<Record<string, unknown>>;
}

/**
 * Does one operation. Throws PictureError for pictures that cannot be worked on, the signal's reason when aborted, and file
 * system errors as they are.
 */
export type Run<Params> = (
  params: Params,
  inputs: readonly EngineInput[],
  context: EngineContext,
) => Promise<EngineResult>;
