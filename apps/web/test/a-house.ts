import {
  type CreditStatement,
  type CurrentPlan,
  endpoints,
  type FileRow,
  type Overview,
  type PublicPlan,
  type SettingsChanges,
  type User,
} from '@naksha/contract';
import { facets, folderServer } from './a-folder.ts';
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
  hasSecondStep: false,
  givenUntil: null,
  creditsUsed: 12,
  creditCap: null,
  creditsThisMonth: 5,
  lastActiveAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  lang: 'en',
};

export const rules = {
  isIpRequired: false,
  isWorkingHoursRequired: false,
  areAdminsBound: false,
  hasUserAccess: false,
  timeZone: 'Asia/Kolkata',
  holidays: [],
};

/** The rules after a change of them. */
export const changedRules = ({ body: { was: _, isConfirmed: __, ...changes } }: { body: SettingsChanges }) => ({
  ...rules,
  ...changes,
});

/** Of hours that are open now. */
export const openNow = { isOpen: true, until: null, holiday: null };

export const plan: PublicPlan = {
  _id: '0190a000-0000-7000-8000-0000000091a2',
  name: 'Workshop',
  adminCount: 1,
  usersCount: 5,
  credits: 1000,
  creditValidityDays: 365,
  subscriptionDays: 30,
  price: { amount: 99_950, currency: 'INR' },
  version: 1,
  prices: {},
  pictures: [],
};

const { price, pictures: _, ...terms } = plan;
/** The own plan as it was bought: with no end, and nothing that follows it. */
export const ownPlan: CurrentPlan = {
  plan: { ...terms, ...price },
  state: 'running',
  startsAt: '2026-11-01T08:00:00.000Z',
  endsAt: null,
  graceEndsAt: null,
  next: null,
  today: null,
  renewable: null,
  users: { active: 2, limit: 5 },
  admins: { active: 1, limit: 2 },
  accountLimit: 0,
  storage: null,
  isPaid: true,
  forecast: { days: 28, spentPerDay: 0, runsOutAt: null },
};
/** That of a client that never had one. */
export const noPlan: CurrentPlan = {
  ...ownPlan,
  plan: null,
  state: 'none',
  startsAt: null,
  users: { active: 1, limit: 0 },
  admins: { active: 1, limit: 0 },
  isPaid: false,
};

/** What a super-admin sees of an installation in which nothing happens. */
export const quiet: Overview = {
  clients: { total: 0, active: 0 },
  sessions: 1,
  jobs: { waiting: 0, running: 0, doneLately: 0, failedLately: 0 },
  credits: { days: 28, granted: 0, spent: 0 },
  ending: [],
  spending: [],
  failures: [],
};

/** A list in which no one is. */
export const emptyPage = ({ query: { pageNo, limit } }: { query: { pageNo: number; limit: number } }) => ({
  data: [],
  total: 0,
  pageNo,
  limit,
});

/** A month in which no credit moved. */
export const stillMonth: CreditStatement = {
  month: '2026-11',
  opening: 0,
  granted: 0,
  corrected: 0,
  spent: 0,
  expired: 0,
  closing: 0,
  returned: 0,
  movements: [],
  features: [],
};

/** Answers what every screen of the administration asks. */
export function houseServer(): FakeServer {
  return new FakeServer()
    .answer(endpoints.getFileRoom, () => ({ room: null }))
    .answer(endpoints.events, () => new Promise<string>(() => undefined))
    .answer(endpoints.listUsers, () => ({ data: [designer], total: 1, pageNo: 1, limit: 30 }))
    .answer(endpoints.getMyPlan, () => ownPlan)
    .answer(endpoints.installation, () => ({ sendsWords: false, sendsPictures: false, sendsMail: true }))
    .answer(endpoints.getLogo, ({ params }) => ({ clientId: params.id, logo: null }))
    .answer(endpoints.getSettings, () => rules)
    .answer(endpoints.getAddress, () => ({ ip: '198.51.100.4' }))
    .answer(endpoints.getOverview, () => quiet)
    .answer(endpoints.listSignUps, emptyPage)
    .answer(endpoints.listSales, emptyPage)
    .answer(endpoints.listPayments, emptyPage)
    .answer(endpoints.getBillingFacts, () => ({ facts: null }))
    .answer(endpoints.listApiKeys, () => ({ data: [] }))
    .answer(endpoints.getCreditStatement, ({ query: { month = '2026-11' } }) => ({ ...stillMonth, month }))
    .answer(endpoints.getSupportNews, () => ({ unread: 0, latestAt: null, asks: 0 }))
    .answer(endpoints.listAsks, () => ({ data: [], total: 0 }));
}

/** What the house answers, with these files in the folders of its people. */
export function houseWithFolder(rows: FileRow[]): FakeServer {
  const folder = folderServer(rows);
  return houseServer()
    .answer(endpoints.listFiles, async ({ query }) => {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      return (await folder.fetch(`/files/file-info?${search}`)).json();
    })
    .answer(endpoints.listFileFacets, () => facets)
    .answer(endpoints.listVersions, () => ({ data: [] }))
    .answer(endpoints.getFile, ({ params: { id } }) => {
      const row = rows.find(({ _id }) => _id === id);
      if (!row) throw new Error('The file is not there.');
      return { data: row };
    });
}
