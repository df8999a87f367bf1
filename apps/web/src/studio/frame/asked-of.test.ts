import { IconWand } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { aDesign } from '../../../test/studio-rows.ts';
import { everywhere } from '../canvas/brush/use-where.ts';
import { defineTool, type Slot } from '../tools/define-tool.ts';
import { askedOf } from './asked-of.ts';

const [design, picture] = [aDesign('cloth'), aDesign('second')];
const file = { id: 'a file', name: 'scan.png' };
const given = {
  value: 1,
  recipe: undefined,
  where: everywhere,
  model: null,
  language: 'en' as const,
  found: undefined,
};

const Form = () => null;

const toolOf = (inputs: readonly Slot[]) =>
  defineTool({
    operation: 'mix',
    icon: IconWand,
    group: 'change',
    title: 'studio.tools.mix',
    inputs,
    initial: () => 1,
    Form,
    request: () => ({ operation: 'mix', params: {} }),
  });

it('fills the inputs of a request in the order of the slots, whatever it is, and leaves out what is not given', () => {
  const asked = (...inputs: Slot[]) => askedOf(toolOf(inputs), { ...given, design, picture, file });
  expect(asked('design', 'picture', 'file')).toMatchObject({ inputs: [design._id, picture._id, file.id] });
  expect(asked('file', 'area?', 'picture', 'latest')).toMatchObject({ inputs: [file.id, picture._id, design._id] });
  const optional = toolOf(['file?', 'latest?', 'picture?']);
  expect(askedOf(optional, { ...given, design, picture: undefined, file: undefined })).toMatchObject({
    inputs: [design._id],
  });
});
