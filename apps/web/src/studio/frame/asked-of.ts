import type { FileRow, JobRequestInput } from '@naksha/contract';
import {
  type Asked,
  type Given,
  hasSlot,
  type Idle,
  type Refused,
  type Slot,
  type Tool,
} from '../tools/define-tool.ts';
import { isMadeWith } from '../tools/is-made-with.ts';

type Filled = Pick<Given<unknown>, 'design' | 'picture' | 'file'>;

/** What fills a slot; an area travels with the params. */
const filling: Readonly<Record<Slot, (given: Filled) => string | undefined>> = {
  design: ({ design }) => design?._id,
  latest: ({ design }) => design?._id,
  'latest?': ({ design }) => design?._id,
  picture: ({ picture }) => picture?._id,
  'picture?': ({ picture }) => picture?._id,
  file: ({ file }) => file?.id,
  'file?': ({ file }) => file?.id,
  area: () => undefined,
  'area?': () => undefined,
};

/** What a press of the button would ask for, with the inputs in the order of the tool's slots, or why it cannot. */
export function askedOf(
  tool: Tool,
  given: Given<unknown> & { readonly found: unknown },
): JobRequestInput | Idle | Refused {
  const { design, picture, file, where } = given;
  if (where.isNowhere) return { idle: 'nothing' };
  if (hasSlot(tool, 'picture') && !picture) return { idle: 'picture' };
  if (hasSlot(tool, 'file') && !file) return { idle: 'file' };
  const asked = tool.request(given);
  if (!('operation' in asked)) return asked;
  const isMade = tool.isIdempotent && design && isMadeWith(design, tool.operation, asked.params);
  if (isMade) return { idle: 'made' };
  return withInputs({ inputs: slotsFor(tool, given.value) }, asked, given);
}

/** The slots of a tool that are of use to a value. */
export function slotsFor(tool: Pick<Tool, 'inputs' | 'leavesOut'>, value: unknown): readonly Slot[] {
  const left = tool.leavesOut?.(value) ?? [];
  return tool.inputs.filter((slot) => !left.includes(slot));
}

/** What is asked for, with what fills the slots of its tool. */
export const withInputs = ({ inputs }: Pick<Tool, 'inputs'>, asked: Asked, given: Filled): JobRequestInput => ({
  ...asked,
  inputs: inputs.flatMap((slot) => filling[slot](given) ?? []),
});

/** The pictures that fill the slots of a tool, as far as their measures are known. */
export function picturesIn(tool: Pick<Tool, 'inputs'>, { design, picture }: Filled): FileRow[] {
  const ofDesign = hasSlot(tool, 'design', 'latest', 'latest?') ? design : undefined;
  const chosen = hasSlot(tool, 'picture', 'picture?') ? picture : undefined;
  return [ofDesign, chosen].filter((row) => row !== undefined);
}
