import { expect, test } from 'vitest';
import { businessReport } from './report.ts';
import { commission } from './reseller.ts';

test('what the version before says of a commission and of plans that end is read without what it does not know', () => {
  const at = '2026-11-20T08:00:00.000Z';
  const _id = '0190a000-0000-7000-8000-000000000001';
  const former = { _id, kind: 'earned', amount: 1, currency: 'INR', clientName: null, note: '', createdAt: at };
  expect(commission.parse(former)).toEqual({ ...former, clientId: null });
  const expiring = [{ name: 'Mill A', plan: 'Loom', endsAt: at }];
  const report = { months: [], revenue: [], credits: [], operations: [], expiring, churn: [] };
  expect(businessReport.parse(report).expiring).toEqual([{ ...expiring[0], timeZone: 'Asia/Kolkata' }]);
});
