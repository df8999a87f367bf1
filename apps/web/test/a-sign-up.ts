import type { SignUp } from '@naksha/contract';
import { plan } from './a-house.ts';

/** Somebody asks to sign up, and no one has decided yet. */
export const aSignUp = (id: string): SignUp => ({
  _id: id,
  companyName: 'Vraj Prints',
  name: 'Leela Shah',
  email: 'leela@mill.in',
  phone: '9825012345',
  plan: { _id: plan._id, name: plan.name },
  isTrial: false,
  lang: 'gu',
  viaForm: true,
  status: 'new',
  reason: null,
  clientId: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  decidedAt: null,
  later: [],
});
