import type { OperationName } from '@naksha/contract';
import type { NamedColour } from '../palette/named-colour.ts';
import { readStudio, updateSlice } from './studio-store.ts';
import type { OpenTool, Problem, ToolInputs, Tools, ToolValue } from './tools.ts';

/** Opens the tool of an address. */
export function openTool(open: OpenTool): void {
  if (readStudio().tools.open?.operation === open.operation) return;
  updateSlice('tools', ({ problems }) => ({ open, problems: { ...problems, [open.operation]: undefined } }));
}

/** The studio is left: what its tool showed goes with it. */
export const closeTool = (): void => updateSlice('tools', { open: null });

/** Changes the value of a tool's form and clears the problem of the value before. */
export function changeValue(operation: OperationName, held: ToolValue): void {
  updateSlice('tools', ({ values, kept, problems }) => ({
    values: { ...values, [operation]: held },
    kept: { ...kept, [operation]: undefined },
    problems: { ...problems, [operation]: undefined },
  }));
}

/** Puts a tool back to its beginning. */
export function resetTool(operation: OperationName): void {
  updateSlice('tools', ({ values, kept, problems }) => {
    const { [operation]: _, ...others } = values;
    return {
      values: others,
      kept: { ...kept, [operation]: undefined },
      problems: { ...problems, [operation]: undefined },
    };
  });
}

/** Puts back the words that were typed before the page was loaded again. */
export const restoreTexts = (kept: Tools['kept']): void => updateSlice('tools', { kept });

/** Gives a tool a second picture or a file, or takes it out with `undefined`. */
export function giveInput(operation: OperationName, given: ToolInputs): void {
  updateSlice('tools', ({ inputs, problems }) => ({
    inputs: { ...inputs, [operation]: { ...inputs[operation], ...given } },
    problems: { ...problems, [operation]: undefined },
  }));
}

/** A request is on its way, of these designs; or none is any more. */
export const noteSending = (operation: OperationName, of: readonly string[] | undefined): void =>
  updateSlice('tools', ({ sending }) => ({ sending: { ...sending, [operation]: of } }));

export const noteProblem = (operation: OperationName, problem: Problem | undefined): void =>
  updateSlice('tools', ({ problems }) => ({ problems: { ...problems, [operation]: problem } }));

/** The preview of the open tool broke and can be worked on again by `redo`, or it did not. */
export function noteBroken(redo: (() => void) | null): void {
  if (readStudio().tools.redo !== redo) updateSlice('tools', { redo });
}

/** Takes the colours of a file as the palette of the studio. */
export const bringPalette = (fileName: string, colours: readonly NamedColour[]): void =>
  updateSlice('tools', { palette: { fileName, colours } });
