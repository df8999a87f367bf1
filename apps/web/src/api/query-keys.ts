import type { Directory, UserStatus } from '@naksha/contract';

/** Where each answer of the server is kept in the browser: a key without a part names all that begin with it. */
export const queryKeys = {
  balance: ['balance'],
  creditLogs: (pageNo: number, feature: string | null) => ['credit-logs', pageNo, feature],
  creditUsage: ['credit-usage'],
  demonstration: ['demonstration'],
  files: ['files'],
  fileCount: (directory: Directory) => ['files', 'count', directory],
  filePage: (folder: FolderQuery, pageNo: number) => ['files', 'page', folder, pageNo],
  filesFound: (fileName: string) => ['files', 'found', fileName],
  filesOffered: (directory: Directory) => ['files', 'offered', directory],
  installation: ['installation'],
  layers: (design: string | undefined) => ['layers', design],
  logo: (clientId: string) => ['logo', clientId],
  myPlan: ['my-plan'],
  operations: ['operations'],
  optionWords: (language: string) => ['option-words', language],
  picturesOf: (design: string | undefined) => ['picture', design],
  picture: (design: string | undefined, size: number) => ['picture', design, size],
  publicPlans: ['public-plans'],
  settings: ['settings'],
  users: ['users'],
  userPage: (filter: UsersFilter) => ['users', filter],
  workingHours: (userId: string) => ['working-hours', userId],
} as const satisfies Record<string, readonly unknown[] | ((...parts: never[]) => readonly unknown[])>;

/** Which pictures of the collection are looked at, in which order. */
export interface FolderQuery {
  readonly directory: Directory;
  readonly fileName: string;
  readonly sortDirection: 'asc' | 'desc';
}

/** Which of the client's users are looked at. */
export interface UsersFilter {
  readonly pageNo: number;
  readonly search: string;
  readonly status: UserStatus | undefined;
}
