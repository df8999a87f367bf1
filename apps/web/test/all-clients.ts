import { type AnyPlan, type ClientDetails, endpoints, type System } from '@naksha/contract';
import { emptyPage, plan, quiet } from './a-house.ts';
import { FakeServer } from './fake-server.ts';
import { someone } from './open-app.tsx';

/** What a super-admin sees of a plan that no one is on. */
export const onSale: AnyPlan = {
  ...plan,
  isPublic: true,
  onSaleUntil: null,
  subscribers: 0,
  formerTerms: [],
  s3Images: [],
};
/** A plan that is offered to no one else. */
const ownTerms = {
  ...onSale,
  _id: '0190a000-0000-7000-8000-0000000091a3',
  name: 'Own terms',
  isPublic: false,
};

/** What a super-admin looks after. */
export const operator = someone('superadmin');

/** A client by its number, of which every third is not active. */
export function clientNo(at: number, changes: Partial<ClientDetails> = {}): ClientDetails {
  return {
    _id: `0190a000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    name: `Mill ${at}`,
    status: at % 3 === 2 ? 'in-active' : 'active',
    plan: { _id: plan._id, name: plan.name },
    // The second of March in Surat.
    endsAt: '2027-03-01T20:00:00.000Z',
    accounts: { used: at, allowed: 10 },
    creditsLeft: 1234,
    createdAt: '2026-11-01T08:00:00.000Z',
    contactName: 'Leela Shah',
    contactEmail: 'leela@mill.example',
    phone: '+91 261 245678',
    address: 'Ring Road\nSurat',
    timeZone: 'Asia/Kolkata',
    accountLimit: 4,
    storage: { usedBytes: 1_234_000_000, gigabytes: null },
    logo: null,
    isBillingOn: true,
    resellerId: null,
    ...changes,
  };
}

export const system: System = {
  revision: '1a2b3c4',
  node: 'v24.21.0',
  startedAt: '2026-11-22T08:00:00.000Z',
  superAdmins: 2,
  database: { home: 'postgres', version: '18.4', bytes: 52_000_000, hasSecondWall: true },
  migrations: { applied: 12, known: 12, latest: '0011_some_change' },
  storage: { freeBytes: 12_340_000_000, totalBytes: 64_000_000_000 },
  engines: [
    { kind: 'builtin', name: 'builtin', operations: 14 },
    { kind: 'image', name: 'some-model', operations: 3 },
  ],
  queue: { waiting: 7, running: 2, oldestWaitingSeconds: 190 },
  upkeep: {
    books: { doneAt: '2026-11-23T03:30:00.000Z', faults: 0 },
    files: { doneAt: '2026-11-23T03:31:00.000Z', faults: 0 },
    backup: { doneAt: '2026-11-23T00:00:00.000Z', faults: 0 },
  },
  audit: { checkedAt: '2026-11-23T03:30:00.000Z', lines: 123_456, faults: 0 },
};

/** Answers what the rooms of a super-admin ask, with so many clients. */
export function clientsServer(count = 1): FakeServer {
  const everyone = Array.from({ length: count }, (_, at) => clientNo(at));
  return new FakeServer()
    .answer(endpoints.getOverview, () => quiet)
    .answer(endpoints.listSignUps, emptyPage)
    .answer(endpoints.listSales, emptyPage)
    .answer(endpoints.listPayments, emptyPage)
    .answer(endpoints.listResellers, emptyPage)
    .answer(endpoints.getSupportNews, () => ({ unread: 0, latestAt: null, asks: 0 }))
    .answer(endpoints.listPlans, () => ({ data: [onSale, ownTerms] }))
    .answer(endpoints.countClients, () => ({ total: count, active: count }))
    .answer(endpoints.countSessions, () => ({ sessions: 3 }))
    .answer(endpoints.getClient, ({ params }) => everyone.find(({ _id }) => _id === params.id) ?? clientNo(0))
    .answer(endpoints.listClientUsers, ({ query: { pageNo, limit } }) => ({ data: [], total: 0, pageNo, limit }))
    .answer(endpoints.listClients, ({ query: { pageNo, limit, search = '', status } }) => {
      const found = everyone.filter((each) => each.name.includes(search) && (!status || each.status === status));
      const page = found.slice((pageNo - 1) * limit, pageNo * limit);
      const data = page.map(({ _id, name, status, plan, endsAt, timeZone, accounts, creditsLeft, createdAt }) => ({
        ...{ _id, name, status, plan, endsAt, timeZone },
        ...{ accounts, creditsLeft, createdAt },
      }));
      return { data, total: found.length, pageNo, limit };
    });
}
