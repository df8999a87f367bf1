import type { JobRequestInput } from '@naksha/contract';
import { type Given, hasSlot, type Idle, type Refused, type Tool } from '../tools/define-tool.ts';
import { isMadeWith } from './is-made-with.ts';

/** What a press of the button would ask for, with the inputs in the order of the contract, or why it cannot. */
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
  const takesDesign = hasSlot(tool, 'design', 'latest', 'latest?');
  const inputs = [takesDesign ? design?._id : undefined, picture?._id, file?.id];
  return { ...asked, inputs: inputs.filter((id) => id !== undefined) };
}
