import type { EngineResult } from './engine.ts';

/** What can keep an operation from being done that is no one's fault, in the words of the error catalogue. */
export type OperationFault =
  | 'edit_not_understood'
  | 'edit_changed_nothing'
  | 'edit_needs_recipe'
  | 'variation_keeps_all'
  | 'mix_comes_to_nothing'
  | 'picture_plain'
  | 'like_too_fine'
  | 'drawing_changed'
  | 'area_points'
  | 'fill_not_understood'
  | 'psd_needs_content'
  | 'psd_export_failed';

/** An operation that was asked for and came to nothing, and why. `params` fill the sentence that people see. */
export class OperationError extends Error {
  readonly code: OperationFault;
  readonly params: Readonly<Record<string, number | string>>;
  /** What was found out all the same, to be kept as that of a result is. */
  readonly found: EngineResult['found'];

  constructor(
    code: OperationFault,
    reason: string,
    params: Readonly<Record<string, number | string>> = {},
    { found, ...options }: ErrorOptions & Pick<EngineResult, 'found'> = {},
  ) {
    super(reason, options);
    this.name = 'OperationError';
    this.code = code;
    this.params = params;
    this.found = found;
  }
}
