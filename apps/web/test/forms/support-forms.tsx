import { endpoints, type Ticket } from '@naksha/contract';
import { act, screen } from '@testing-library/react';
import { AskSupport } from '../../src/studio/jobs/ask-support.tsx';
import { JobsTray } from '../../src/studio/jobs/jobs-tray.tsx';
import { claimJob, noteJob } from '../../src/studio/store/job-actions.ts';
import { admin, emptyPage, houseServer } from '../a-house.ts';
import { FakeServer } from '../fake-server.ts';
import { someone } from '../open-app.tsx';
import { aJob, freshStudio } from '../studio-rows.ts';
import { type FormRow, words } from './form-row.ts';

const id = '0190a000-0000-7000-8000-00000000a1c7';
const at = '2026-11-20T08:00:00.000Z';
const ticket: Ticket = {
  _id: id,
  clientId: admin.clientId ?? '',
  clientName: 'Surat Mills',
  title: 'Grey export',
  status: 'open',
  authorName: 'Asha Rao',
  isUnread: false,
  createdAt: at,
  updatedAt: at,
  description: 'The TIFF has lost its colours.',
  version: 4,
  closedAt: null,
  workSeconds: 7500,
  isClockRunning: true,
  entries: [],
};

const failed = aJob('a', { state: 'failed', finishedAt: at, error: { code: 'job_timed_out', message: 'x' } });

/** The forms in which support is asked, and answers. */
export const supportForms: readonly FormRow[] = [
  {
    name: 'open a ticket',
    source: 'admin/support/new-ticket.tsx',
    as: admin,
    address: '/admin/support',
    server: () => houseServer().answer(endpoints.listTickets, emptyPage),
    reach: async (user, t) => user.click(await screen.findByRole('button', { name: t.support.new })),
    endpoint: endpoints.createTicket,
    fields: [
      words((t) => t.support.ticketTitle, 'Grey export', { empty: 'title_required', long: 'title_too_long' }),
      words((t) => t.support.description, 'It is grey.', {
        empty: 'description_required',
        long: 'text_too_long',
        limit: 5000,
      }),
    ],
    refusals: [{ code: 'title_required', field: 'title', beside: (t) => t.support.ticketTitle }],
  },
  {
    name: 'write in a ticket',
    source: 'admin/support/answer.tsx',
    as: admin,
    address: `/admin/support/${id}`,
    server: () =>
      houseServer()
        .answer(endpoints.getTicket, () => ({ data: ticket }))
        .answer(endpoints.readTicket, () => undefined),
    endpoint: endpoints.commentTicket,
    fields: [
      words((t) => t.support.answer, 'Still grey.', { empty: 'comment_required', long: 'text_too_long', limit: 5000 }),
    ],
    refusals: [{ code: 'comment_required', field: 'comment', beside: (t) => t.support.answer }],
  },
  {
    name: 'ask the administrators about a job that failed',
    source: 'studio/jobs/ask-support.tsx',
    as: someone('user'),
    address: '/studio',
    part: () => {
      freshStudio();
      return (
        <>
          <JobsTray />
          <AskSupport />
        </>
      );
    },
    server: () => new FakeServer(),
    reach: async (user, t) => {
      await screen.findByText(t.studio.jobs.empty);
      act(() => {
        claimJob(failed._id);
        noteJob(failed);
      });
      await user.click(await screen.findByRole('button', { name: t.studio.jobs.ask }));
    },
    endpoint: endpoints.askAdmins,
    fields: [words((t) => t.studio.jobs.askNote, 'The third time.', { long: 'text_too_long', limit: 5000 })],
  },
];
