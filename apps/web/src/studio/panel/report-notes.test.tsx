import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPart } from '../../../test/open-part.tsx';
import { aDesign, aJob } from '../../../test/studio-rows.ts';
import { files } from '../../i18n/en/files.ts';
import { making } from '../../i18n/en/making.ts';
import { ReportNotes } from './report-notes.tsx';

it.each(['layoutChanged', 'setOutAnew'])('says that the layout changed when the report notes %s', async (note) => {
  const edited = aJob('edited', { operation: 'edit', state: 'done', report: { notes: [note] } });
  await openPart(<ReportNotes design={aDesign('edited')} report={edited.report} />);
  await screen.findByText(making.reportNotes.layoutChanged);
});

it('collects the notes of all variations of a job, and says each once', async () => {
  const varied = aJob('varied', {
    operation: 'variation',
    state: 'done',
    report: { made: [{ notes: ['straight'] }, { notes: ['straight', 'noRoom'] }] },
  });
  await openPart(<ReportNotes design={aDesign('varied')} report={varied.report} />);
  expect(await screen.findAllByText(making.reportNotes.straight)).toHaveLength(1);
  screen.getByText(making.reportNotes.noRoom);
});

it.each(['render', 'planner', 'zones', 'pixels'] as const)(
  'says what the report says of the drawing: %s',
  async (drawing) => {
    const edited = aJob('edited', { operation: 'edit', state: 'done', report: { drawing: [drawing] } });
    await openPart(<ReportNotes design={aDesign('edited')} report={edited.report} />);
    await screen.findByText(files.drawn[drawing]);
  },
);
