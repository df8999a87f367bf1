import type { FileRow, OperationName } from '@naksha/contract';
import type { NamedColour } from '../palette/named-colour.ts';

/** What the open tool takes from the table. */
export interface OpenTool {
  readonly operation: OperationName;
  /** It works on the design on the table: when only a preview lies there, the design that was made last takes its place. */
  readonly takesDesign: boolean;
  /** Its change may hold in a painted area. */
  readonly takesArea: boolean;
  /** It holds only there: the brush is in hand from the beginning. */
  readonly needsArea?: boolean;
  /** Whether the cloth is seen on its model while this stands in the form; undefined stands for its beginning. */
  readonly drapes?: ((value: unknown) => boolean) | undefined;
}

/** What stands in the form of a tool, and for which design it was chosen. */
export interface ToolValue {
  readonly value: unknown;
  readonly designId: string | undefined;
  /** It outlives the design; else it goes when another one lies on the table. */
  readonly isCarried: boolean;
}

/** Why the last press of a tool's button did nothing. */
export interface Problem {
  readonly error: unknown;
  /** The field of the form that is at fault, as the refusal names it. */
  readonly field: string | undefined;
  /** The designs that the work was asked of, where it was sent. */
  readonly of?: readonly string[] | undefined;
}

/** What is typed into the fields of a form, by their names. */
export type Texts = Readonly<Record<string, string>>;

/** Words that were typed into the form of a tool before the page was loaded again. */
interface KeptTexts {
  readonly designId?: string | undefined;
  readonly texts: Texts;
}

type ByTool<Value> = Readonly<Partial<Record<OperationName, Value>>>;

/** What was given to a tool beside the design on the table. */
export interface ToolInputs {
  readonly picture?: FileRow | undefined;
  readonly file?: { readonly id: string; readonly name: string } | undefined;
}

/** The tools: which one is open, and what stands in each. */
export interface Tools {
  readonly open: OpenTool | null;
  readonly values: ByTool<ToolValue>;
  /** Until the form is changed or put back. */
  readonly kept: ByTool<KeptTexts>;
  readonly inputs: ByTool<ToolInputs>;
  /** The designs of the request that is on its way. */
  readonly sending: ByTool<readonly string[]>;
  readonly problems: ByTool<Problem>;
  /** Works again on the preview of the open tool, where that broke; null while it did not. */
  readonly redo: (() => void) | null;
  /** The palette that was brought last; it stays until another is, or the page is closed. */
  readonly palette: { readonly fileName: string; readonly colours: readonly NamedColour[] };
}

export const noTools: Tools = {
  open: null,
  values: {},
  kept: {},
  inputs: {},
  sending: {},
  problems: {},
  redo: null,
  palette: { fileName: '', colours: [] },
};
