import type {
  ClientColumn,
  ClientStatus,
  Directory,
  Family,
  MailKind,
  MailRoom,
  MailState,
  PaymentColumn,
  PaymentState,
  SalesColumn,
  SalesStatus,
  Sending,
  SignUpColumn,
  SignUpStatus,
  TicketStatus,
  UserColumn,
  UserStatus,
} from '@naksha/contract';

/** By which column a list is ordered, and which way. */
export interface Sort<Column extends string> {
  readonly by: Column;
  readonly direction: 'asc' | 'desc';
}

/** Where each answer of the server is kept in the browser: a key without a part names all that begin with it. */
export const queryKeys = {
  address: ['address'],
  actionLog: (clientId: string | undefined, filter: LogFilter) => ['clients', 'log', clientId, filter],
  actionLogUsers: (clientId: string | undefined) => ['clients', 'log-users', clientId],
  allPlans: ['all-plans'],
  apiKeys: ['api-keys'],
  allResellers: ['resellers', 'all'],
  areas: ['areas'],
  areasOf: (id: string) => ['areas', id],
  asks: ['asks'],
  balance: ['balance'],
  billingFacts: ['billing-facts'],
  binPage: (bin: Pick<FolderQuery, 'fileName' | 'sortDirection'>, pageNo: number) => ['files', 'bin', bin, pageNo],
  client: (clientId: string) => ['clients', 'one', clientId],
  clients: ['clients'],
  clientCount: ['clients', 'count'],
  clientsFound: (search: string) => ['clients', 'found', search],
  clientPage: (filter: ClientsFilter) => ['clients', 'page', filter],
  clientSessions: (clientId: string) => ['clients', 'sessions', clientId],
  clientUsers: (clientId: string, filter: UsersFilter) => ['clients', 'users', clientId, filter],
  commissions: (resellerId: string, pageNo: number) => ['resellers', 'commissions', resellerId, pageNo],
  coupons: ['coupons'],
  creditLogs: (pageNo: number, feature: string | null, clientId?: string) => ['credit-logs', pageNo, feature, clientId],
  creditStatement: (month: string | undefined) => ['credit-statement', month],
  creditUsage: ['credit-usage'],
  demonstration: ['demonstration'],
  file: (id: string) => ['files', 'one', id],
  files: ['files'],
  fileFacets: ['files', 'facets'],
  fileRoom: ['file-room'],
  fileVersions: (id: string) => ['files', 'versions', id],
  fileCount: (directory: Directory) => ['files', 'count', directory],
  filePage: (folder: FolderQuery, pageNo: number) => ['files', 'page', folder, pageNo],
  filesFound: (fileName: string) => ['files', 'found', fileName],
  filesOffered: (directory: Directory) => ['files', 'offered', directory],
  formStamp: (form: string) => ['form-stamp', form],
  installation: ['installation'],
  layers: (design: string | undefined) => ['layers', design],
  look: (id: string) => ['look', id],
  similar: (id: string) => ['files', 'similar', id],
  logo: (clientId: string) => ['logo', clientId],
  mail: (id: string) => ['mails', 'one', id],
  mails: ['mails'],
  mailPage: (filter: MailsFilter) => ['mails', filter],
  me: ['me'],
  myPlan: ['my-plan'],
  olderJobs: ['older-jobs'],
  operations: ['operations'],
  overview: ['overview'],
  secondStep: ['second-step'],
  optionWords: (language: string) => ['option-words', language],
  ownSessions: ['own-sessions'],
  payment: (id: string) => ['payments', 'one', id],
  paymentMethods: ['payment-methods'],
  payments: ['payments'],
  paymentPage: (filter: PaymentsFilter) => ['payments', 'page', filter],
  paymentsOpen: ['payments', 'open'],
  paymentsDisputed: ['payments', 'disputed'],
  paymentsWaiting: ['payments', 'waiting'],
  picturesOf: (design: string | undefined) => ['picture', design],
  picture: (design: string | undefined, size: number) => ['picture', design, size],
  places: ['places'],
  plan: (design: string) => ['plan', design],
  publicPlans: ['public-plans'],
  quote: (planId: string, couponCode: string | undefined) => ['quotes', planId, couponCode],
  quotes: ['quotes'],
  report: (months: number) => ['reports', months],
  reports: ['reports'],
  costs: ['reports', 'costs'],
  resellers: ['resellers'],
  resellerPage: (filter: Found) => ['resellers', 'page', filter],
  resellersShown: ['resellers-shown'],
  sales: ['sales'],
  salesByCalls: ['sales', 'by-calls'],
  salesWaiting: ['sales', 'waiting'],
  salesPage: (filter: RequestFilter<SalesStatus, SalesColumn>) => ['sales', filter],
  seller: ['seller'],
  settings: ['settings'],
  signUps: ['sign-ups'],
  signUpsByCalls: ['sign-ups', 'by-calls'],
  signUpsWaiting: ['sign-ups', 'waiting'],
  signUpPage: (filter: RequestFilter<SignUpStatus, SignUpColumn>) => ['sign-ups', filter],
  site: ['site'],
  supportNews: ['support-news'],
  system: ['system'],
  ticket: (id: string) => ['tickets', 'one', id],
  ticketPage: (filter: TicketsFilter) => ['tickets', 'page', filter],
  tickets: ['tickets'],
  users: ['users'],
  userCount: ['users', 'count'],
  userCredits: (filter: UsersFilter) => ['users', 'credits', filter],
  userPage: (filter: UsersFilter) => ['users', filter],
  workingHours: (userId: string) => ['working-hours', userId],
} as const satisfies Record<string, readonly unknown[] | ((...parts: never[]) => readonly unknown[])>;

/** Which pictures of the collection are looked at, in which order. */
export interface FolderQuery {
  readonly directory: Directory;
  readonly fileName: string;
  readonly sortBy: 'createdAt' | 'fileName' | 'totalPixels';
  readonly sortDirection: 'asc' | 'desc';
  /** Of each design's versions the newest alone. */
  readonly stacked: 'true' | 'false';
  readonly colour?: string | undefined;
  readonly family?: Family | undefined;
  readonly operation?: string | undefined;
  readonly createdBy?: string | undefined;
  readonly tag?: string | undefined;
  readonly folder?: string | undefined;
  readonly stack?: string | undefined;
  readonly minPixels?: number | undefined;
  readonly maxPixels?: number | undefined;
}

export type MailColumn = 'createdAt' | 'sentAt' | 'kind' | 'state' | 'to' | 'subject';

/** Which mails of the outbox are looked at, in which order. */
export interface MailsFilter {
  readonly pageNo: number;
  readonly search: string;
  readonly room: MailRoom;
  readonly state: MailState | undefined;
  readonly kind: MailKind | undefined;
  readonly sort: Sort<MailColumn>;
}

/** Which of a client's users are looked at, in which order. */
export interface UsersFilter {
  readonly pageNo: number;
  readonly search: string;
  readonly status: UserStatus | undefined;
  readonly sort: Sort<UserColumn>;
}

export type LogColumn = 'createdAt' | 'action' | 'userName';

/** Which lines of the action log are looked at, in which order; days as a calendar has them. */
export interface LogFilter {
  readonly pageNo: number;
  readonly search: string;
  readonly userId?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort: Sort<LogColumn>;
}

/** Which of all clients are looked at, in which order. */
export interface ClientsFilter {
  readonly pageNo: number;
  readonly search: string;
  readonly status: ClientStatus | undefined;
  readonly sort: Sort<ClientColumn>;
}

/** Which payments are looked at, in which order; those of one client where it is named. */
export interface PaymentsFilter {
  readonly pageNo: number;
  readonly search: string;
  readonly state: PaymentState | undefined;
  readonly clientId?: string | undefined;
  readonly sort: Sort<PaymentColumn>;
}

/** What is found by words alone. */
export interface Found {
  readonly pageNo: number;
  readonly search: string;
}

/** Which requests of the public forms are looked at, in which order. */
export interface RequestFilter<Status extends string, Column extends string> {
  readonly pageNo: number;
  readonly search: string;
  readonly status: Status | undefined;
  readonly sentBy: Sending;
  readonly sort: Sort<Column>;
}

export type TicketColumn = 'updatedAt' | 'createdAt' | 'title' | 'clientName';

/** Which support tickets are looked at, in which order. */
export interface TicketsFilter {
  readonly pageNo: number;
  readonly search: string;
  readonly status: TicketStatus | undefined;
  readonly sort: Sort<TicketColumn>;
}
