import type { OperationName } from '@naksha/contract';
import type { NamedColour } from '../palette/named-colour.ts';
import { readStudio, updateSlice } from './studio-store.ts';
import type { OpenTool, Problem, ToolInputs, ToolValue } from './tools.ts';

/** Opens the tool of an address. */
export function openTool(open: OpenTool): void {
  if (readStudio().tools.open?.operation === open.operation) return;
  updateSlice('tools', ({ problems }) => ({ open, problems: { ...problems, [open.operation]: undefined } }));
}

/** Changes the value of a tool's form and clears the problem of the value before. */
export function changeValue(operation: OperationName, held: ToolValue): void {
  updateSlice('tools', ({ values, problems }) => ({
    values: { ...values, [operation]: held },
    problems: { ...problems, [operation]: undefined },
  }));
}

/** Puts a tool back to its beginning. */
export function resetTool(operation: OperationName): void {
  updateSlice('tools', ({ values, problems }) => {
    const { [operation]: _, ...others } = values;
    return { values: others, problems: { ...problems, [operation]: undefined } };
  });
}

/** Gives a tool a second picture or a file, or takes it out with `undefined`. */
export function giveInput(operation: OperationName, given: ToolInputs): void {
  updateSlice('tools', ({ inputs, problems }) => ({
    inputs: { ...inputs, [operation]: { ...inputs[operation], ...given } },
    problems: { ...problems, [operation]: undefined },
  }));
}

export const noteSending = (operation: OperationName, isSending: boolean): void =>
  updateSlice('tools', ({ sending }) => ({ sending: { ...sending, [operation]: isSending } }));

export const noteProblem = (operation: OperationName, problem: Problem | undefined): void =>
  updateSlice('tools', ({ problems }) => ({ problems: { ...problems, [operation]: problem } }));

/** Takes the colours of a file as the palette of the studio. */
export const bringPalette = (fileName: string, colours: readonly NamedColour[]): void =>
  updateSlice('tools', { palette: { fileName, colours } });
