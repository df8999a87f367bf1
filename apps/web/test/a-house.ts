import { endpoints, type User } from '@naksha/contract';
import { FakeServer } from './fake-server.ts';
import { someone } from './open-app.tsx';

/** A client with one administrator and one designer, for the screens of the administration. */
export const admin = someone('admin');

export const designer: User = {
  _id: '0190a000-0000-7000-8000-00000000de51',
  clientId: admin.clientId,
  name: 'Demo Designer',
  username: 'demo_designer',
  email: null,
  roles: 'user',
  status: 'active',
  allowedIps: ['203.0.113.7'],
  creditsUsed: 12,
  lastActiveAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  lang: 'en',
};

export const rules = {
  isIpRequired: false,
  isWorkingHoursRequired: false,
  hasUserAccess: false,
  timeZone: 'Asia/Kolkata',
};

export const plan = {
  _id: '0190a000-0000-7000-8000-0000000091a2',
  name: 'Workshop',
  adminCount: 1,
  usersCount: 5,
  credits: 1000,
  creditValidityDays: 365,
  subscriptionDays: 30,
  price: { amount: 99_950, currency: 'INR' as const },
};

/** Answers what every screen of the administration asks. */
export function houseServer(): FakeServer {
  return new FakeServer()
    .answer(endpoints.listUsers, () => ({ data: [designer], total: 1, pageNo: 1, limit: 30 }))
    .answer(endpoints.getMyPlan, () => ({ plan, endsAt: null, users: { active: 2, limit: 5 } }))
    .answer(endpoints.getLogo, ({ params }) => ({ clientId: params.id, logo: null }))
    .answer(endpoints.getSettings, () => rules);
}
