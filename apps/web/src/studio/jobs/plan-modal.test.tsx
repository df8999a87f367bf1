import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { someone } from '../../../test/open-app.tsx';
import { openPart } from '../../../test/open-part.tsx';
import { freshStudio } from '../../../test/studio-rows.ts';
import { ApiError } from '../../api/api-error.ts';
import { clearSession, openSession } from '../../api/session-store.ts';
import { en } from '../../i18n/en/en.ts';
import { notePlanEnd } from '../store/job-actions.ts';
import { PlanModal } from './plan-modal.tsx';

const words = en.buying.planEnded;

beforeEach(() => {
  freshStudio();
  clearSession();
});

const refusals = [
  ['plan_ended', { until: '2026-12-20T08:00:00.000Z' }, /can view and export your files until 20 Dec 2026\.$/],
  ['plan_over', {}, /has ended\. Please choose a plan to continue\.$/],
] as const;

it.each(refusals)(
  'says %s to a designer with what still works, and who can choose a plan',
  async (code, params, says) => {
    openSession({ authToken: 'token', user: someone('user') });
    const { user } = await openPart(<PlanModal />);
    act(() => notePlanEnd(new ApiError({ status: 409, code, message: '', params })));
    expect((await screen.findByRole('alert')).textContent).toMatch(says);
    expect(screen.getByText(words.designer)).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.toPlan })).toBeNull();
    await user.click(screen.getByRole('button', { name: words.okay }));
    await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  },
);

it('shows an administrator who works as a designer the way to plans', async () => {
  openSession({ authToken: 'token', user: someone('user', { originalRole: 'admin', hasUserAccess: true }) });
  await openPart(<PlanModal />);
  act(() => notePlanEnd(new ApiError({ status: 409, code: 'plan_over', message: '' })));
  expect(await screen.findByRole('button', { name: words.toPlan })).toBeTruthy();
  expect(screen.queryByText(words.designer)).toBeNull();
});
