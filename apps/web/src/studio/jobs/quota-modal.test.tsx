import { operations } from '@naksha/contract';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openPart } from '../../../test/open-part.tsx';
import { freshStudio } from '../../../test/studio-rows.ts';
import { noteQuota } from '../store/job-actions.ts';
import { QuotaModal } from './quota-modal.tsx';

beforeEach(freshStudio);

it.each([
  ['repeat', {}, /^Your repeat quota is finished, please save the image and edit again\.$/],
  ['upscale', {}, /^Your upscale quota is finished/],
  ['variation', {}, /^Your variation quota is finished/],
  ['edit', {}, /^Your prompt edit quota is finished/],
  ['filter', { area: { strokes: [] } }, /^Your mask and watermark removal quota is finished/],
  ['vectorise', {}, /^Your Credits has been exhausted/],
] as const)(
  'says of %s %o what the specification says when its credits ran out',
  async (operation, params, sentence) => {
    await openPart(<QuotaModal />);
    act(() => noteQuota(operations[operation].quotaFinished(params)));
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  },
);
