import type { EndpointName } from '@naksha/contract';

/** Who comes: someone unknown, a designer, an administrator, one in user mode, a super-admin. */
export const roles = ['stranger', 'designer', 'admin', 'userMode', 'super'] as const;
export type Role = (typeof roles)[number];

/** Of whose rows a role may: of everybody's, of its own client's, of its own alone, or of none. */
export type Right = 'all' | 'own' | 'self' | '-';

/** Calls of one kind, with what each role may do there in the order of `roles`, or what alone they ask for in the place of a role. */
export interface Room {
  readonly may: readonly [Right, Right, Right, Right, Right] | 'link' | 'key';
  readonly calls: readonly EndpointName[];
}

/** Who may do what by the promises of the product, written down apart from the contract. */
export const trustTable: Readonly<Record<string, Room>> = {
  'what is there for strangers': {
    may: ['all', 'all', 'all', 'all', 'all'],
    calls: [
      ...(['login', 'forgotPassword', 'resetPassword', 'signUp', 'talkToSales', 'getFormStamp'] as const),
      ...(['listPublicPlans', 'getResellers', 'getSite', 'listPlaces', 'sendEmail'] as const),
      ...(['health', 'ready', 'openapi', 'installation', 'demonstration'] as const),
      ...(['hearRazorpay', 'hearStripe'] as const),
    ],
  },
  'the own account': {
    may: ['-', 'self', 'self', 'self', 'self'],
    calls: [
      ...(['logout', 'updateLastActive', 'changePassword', 'getMe', 'updateMe', 'getAddress'] as const),
      ...(['listSessions', 'endSession', 'endOtherSessions', 'getSecondStep', 'endSecondStep'] as const),
    ],
  },
  'the second step of those who answer for others': {
    may: ['-', '-', 'self', 'self', 'self'],
    calls: ['beginSecondStep', 'confirmSecondStep'],
  },
  'the poll and the mode of administrators': {
    may: ['-', '-', 'self', 'self', '-'],
    calls: ['checkSession', 'setUserMode'],
  },
  'people, to be looked at': {
    may: ['-', '-', 'own', 'own', 'all'],
    calls: ['listUsers', 'getWorkingHours', 'getAllowedIps', 'generatePassword'],
  },
  'people, to be changed': {
    may: ['-', '-', 'own', 'own', '-'],
    calls: [
      ...(['createUser', 'updateUser', 'activateUser', 'deactivateUser', 'setCreditCap'] as const),
      ...(['putWorkingHours', 'putAllowedIps', 'resetSecondStep'] as const),
    ],
  },
  'one client, as its people see it': {
    may: ['-', 'own', 'own', 'own', 'all'],
    calls: ['getClient', 'getLogo', 'getBalance'],
  },
  'one client, as those who keep it see it': {
    may: ['-', '-', 'own', 'own', 'all'],
    calls: [
      ...(['updateClient', 'updateLogo', 'countSessions', 'getPlanById'] as const),
      ...(['listActionLogs', 'downloadActionLogs', 'listClientActionLogs', 'listUserActionLogs'] as const),
      ...(['listActionLogUsers', 'getCreditStatement', 'listCreditLogs', 'downloadCreditLogs'] as const),
      ...(['listPayments', 'downloadPayments', 'getPayment', 'getInvoice', 'getMyPlan'] as const),
    ],
  },
  'the rules and the money of the own client': {
    may: ['-', '-', 'own', 'own', '-'],
    calls: [
      ...(['getSettings', 'putSettings', 'getCreditUsage', 'getBillingFacts', 'putBillingFacts'] as const),
      ...([
        'listPaymentMethods',
        'quotePayment',
        'createPayment',
        'cancelPayment',
        'sendTransaction',
        'verifyPayment',
      ] as const),
      ...(['listApiKeys', 'createApiKey', 'revokeApiKey'] as const),
    ],
  },
  'the state of billing': { may: ['-', 'self', 'own', 'own', 'all'], calls: ['getBilling'] },
  'the books of the operator': {
    may: ['-', '-', '-', '-', 'all'],
    calls: [
      ...(['createAdminClient', 'listClients', 'countClients', 'setAccountLimit', 'setStorageLimit'] as const),
      ...(['listClientUsers', 'setClientReseller', 'toggleBilling', 'toggleBillingByPost'] as const),
      ...(['listPlans', 'createPlan', 'updatePlan', 'deletePlan', 'setPlanPictures'] as const),
      ...(['grantCredits', 'correctCredits', 'listCoupons', 'createCoupon', 'deleteCoupon'] as const),
      ...(['rejectPayment', 'refundPayment', 'endPlan', 'getSeller', 'putSeller'] as const),
      ...(['listResellers', 'createReseller', 'updateReseller', 'deleteReseller'] as const),
      ...(['listCommissions', 'payReseller', 'getReport', 'downloadReport'] as const),
      ...(['listCosts', 'setCost', 'deleteCost', 'setOperation', 'listMails', 'getMail', 'retryMail'] as const),
      ...(['listSales', 'updateSale', 'listSignUps', 'acceptSignUp', 'rejectSignUp'] as const),
      ...(['putSite', 'createPlace', 'updatePlace', 'deletePlace', 'getOverview', 'getSystem'] as const),
    ],
  },
  'the desk of support': {
    may: ['-', '-', 'own', 'own', 'all'],
    calls: [
      ...(['listTickets', 'getTicket', 'updateTicket', 'commentTicket', 'readTicket'] as const),
      ...(['getSupportNews', 'addAttachment'] as const),
    ],
  },
  'what clients ask of support, and designers of them': {
    may: ['-', '-', 'own', 'own', '-'],
    calls: ['createTicket', 'listAsks', 'seeAsk'],
  },
  'files that are kept': {
    may: ['-', 'self', 'own', 'own', '-'],
    calls: [
      ...(['createSecureUrl', 'resumeUpload', 'saveFileInfo', 'openArchive', 'saveArchiveEntry'] as const),
      ...([
        'secureReadUrl',
        'listFiles',
        'pickFiles',
        'listFileFacets',
        'getFileRoom',
        'listBin',
        'getFile',
        'countLayers',
      ] as const),
      ...(['measureFile', 'listSimilar', 'deleteFile', 'restoreFile'] as const),
      ...(['moveFile', 'renameFile', 'listVersions', 'changeFiles', 'createArchive'] as const),
      ...(['createFolder', 'renameFolder', 'deleteFolder'] as const),
      ...(['keepArea', 'listAreas', 'getArea', 'removeArea'] as const),
    ],
  },
  'what goes for ever': { may: ['-', 'self', 'self', 'self', '-'], calls: ['eraseFile', 'emptyBin'] },
  'the table of designers': {
    may: ['-', 'self', '-', 'own', '-'],
    calls: [
      'listOperations',
      'submitJob',
      'clearJobs',
      'askAdmins',
      'getDesign',
      'getPlan',
      'suggestPrompt',
      'updateDesign',
    ],
  },
  'work under way': {
    may: ['-', 'self', 'own', 'own', '-'],
    calls: ['listJobs', 'getJob', 'cancelJob', 'events'],
  },
  'bytes at signed addresses': {
    may: 'link',
    calls: [
      ...(['putBytes', 'getBytes', 'getArchive', 'postArchive', 'getPreview', 'getSquare'] as const),
      ...(['getPlanPicture', 'getAttachment'] as const),
    ],
  },
  'systems of a client': { may: 'key', calls: ['deductImages'] },
};

/** Where the product does otherwise on purpose. */
export const differences: readonly (Room & { readonly why: string })[] = [
  {
    may: ['-', '-', 'own', 'own', '-'],
    calls: ['listUsers', 'getWorkingHours', 'getAllowedIps'],
    why: 'A super-admin looks at the people of a client it names, with listClientUsers. When and from where each works is nothing that the operator needs to know.',
  },
  {
    may: ['-', '-', 'own', 'own', 'all'],
    calls: ['updateUser', 'resetSecondStep'],
    why: 'Whoever is locked out of a client without a mailbox has only the operator to turn to: a super-admin gives a new password or takes a lost second step away, and nothing more.',
  },
  {
    may: ['-', '-', 'own', 'own', 'all'],
    calls: ['getBilling'],
    why: 'It lists clients with their last payment; the balance that a designer sees is answered by getBalance.',
  },
  {
    may: ['-', '-', 'own', 'own', '-'],
    calls: ['getMyPlan'],
    why: 'A super-admin is on no plan, and sees that of a client with getClient.',
  },
  {
    may: ['-', '-', '-', '-', 'all'],
    calls: ['verifyPayment'],
    why: 'What was paid with a provider is checked with the provider; a transfer has to be found in the account of the operator, who alone looks into it.',
  },
  {
    may: ['-', 'own', 'own', 'own', '-'],
    calls: [
      ...([
        'secureReadUrl',
        'listFiles',
        'pickFiles',
        'listFileFacets',
        'getFileRoom',
        'listBin',
        'getFile',
        'countLayers',
      ] as const),
      ...(['measureFile', 'listSimilar', 'deleteFile', 'restoreFile', 'moveFile', 'renameFile'] as const),
      ...(['listVersions', 'changeFiles', 'createArchive', 'createFolder', 'renameFolder', 'deleteFolder'] as const),
      ...(['keepArea', 'listAreas', 'getArea', 'removeArea'] as const),
    ],
    why: 'The library of a company is one: what was kept is there for all of its designers. A draft stays with its maker.',
  },
  {
    may: ['-', 'self', '-', 'own', 'all'],
    calls: ['listOperations'],
    why: 'Whoever switches operations on and off has to see them.',
  },
  {
    may: ['-', 'self', '-', 'own', '-'],
    calls: ['listJobs', 'getJob', 'cancelJob'],
    why: 'Work belongs to the table of designers, where an administrator is in user mode.',
  },
];
