/** Every constant of the product that a screen, a rule or a message names. Bytes, pixels, seconds where the name says so. */
export const limits = {
  /** From this share of a client's room for files on a warning is given. */
  scarceRoomShare: 0.9,
  fileListPageSize: 30,
  /** The newest jobs that a screen begins with; older ones are asked for. */
  snapshotJobs: 20,
  /** How long a job that has ended stands in the tray, unless it is cleared away. */
  endedJobHours: 24,
  /** Jobs that one call takes out of the tray: each open screen is sent all of them. */
  clearedJobs: 100,
  logPageSize: 5,
  listPageSizeMax: 100,
  /** Addresses and ranges from which one account may be used. */
  allowedIps: 100,

  /** Of a JSON body, where its call does not say otherwise. */
  bodyMaxBytes: 128 * 1024,
  /** An hour of painting, to the last digit of its numbers, and more than the words of a PSD. */
  jobBodyMaxBytes: 512 * 1024,
  reportBodyMaxBytes: 1024 * 1024,
  /** Objects and lists inside each other, of any body; most calls take fewer, as their schemas say. */
  bodyMaxDepth: 16,
  /** Values of a body in all: an area of the most points has some sixteen thousand. */
  bodyMaxValues: 30_000,
  /** Broken rules that one answer lists. */
  faultsReported: 20,
  /** A body that is no upload arrives within this time. */
  bodySeconds: 15,
  /** Bytes of uploads and answers move at least this fast, looked at in turns of so many seconds. */
  slowestBytesPerSecond: 8 * 1024,
  paceSeconds: 15,
  /** From so many seconds on they move at least that fast on the whole: 350 MB take three hours at most. */
  patientSeconds: 30 * 60,
  steadyBytesPerSecond: 32 * 1024,
  /** Of `uploadMaxBytes` at that pace: no request is on its way for longer. */
  longestUploadSeconds: 11_200,

  uploadMaxBytes: 350 * 1024 * 1024,
  uploadMaxMegabytes: 350,
  /** What goes up in parts goes in parts of this size, the last one less: a line that breaks costs one of them. */
  uploadPartBytes: 8 * 1024 * 1024,
  archiveTypes: ['application/zip', 'application/x-zip-compressed'],
  archiveExtensions: ['.zip'],
  /** Of an archive: files, bytes of all unpacked, and how many times larger a file becomes. */
  archiveEntries: 500,
  /** Beside each file macOS lays one of its own, and folders are listed too: none of them is one of those. */
  archiveHeads: 2000,
  archiveMaxBytes: 2 * 1024 ** 3,
  archiveMaxGigabytes: 2,
  archiveMaxRatio: 100,
  logoMaxBytes: 5 * 1024 * 1024,
  logoMaxMegabytes: 5,
  /** Of a logo and of a picture in a message, which are drawn again. */
  redrawnMaxPixels: 50_000_000,
  uploadExtensions: ['.png', '.jpg', '.jpeg', '.tif', '.tiff'],
  uploadTypes: ['image/png', 'image/jpeg', 'image/jpg', 'image/tiff'],
  logoTypes: ['image/png', 'image/jpeg', 'image/jpg'],

  /** Any input or result above this is refused. */
  maxPixels: 280_000_000,
  /** Above this work may take some time, and an already upscaled picture is not upscaled again. */
  largePixels: 100_000_000,
  maxRepeatBrush: 20,
  maxDpi: 300,
  /** A tile's longer side on cloth. Beyond it lie more motifs than one drawing can hold. */
  tileMaxCm: 150,
  upscaleFactors: [2, 3, 4],
  psdExportMaxMinutes: 10,
  /** Layers by colour: more colours than this are no flattened picture. */
  psdColourLayers: 64,

  /** What a super-admin reads at a client is logged once in this time, however often it is looked at. */
  readLoggedSeconds: 10 * 60,
  /** The same of the lists that name many clients, and that are looked at all day. */
  registerLoggedSeconds: 24 * 60 * 60,
  /** What counts as lately among jobs, and as soon among plans that end. */
  overviewJobHours: 24,
  overviewCreditDays: 28,
  overviewEndingDays: 30,
  overviewRows: 6,

  /** How far a variation goes, by the level the designer chose: see `shareOfLevel`. */
  levelStrength: { 1: 0.2, 2: 0.3, 3: 0.35, 4: 0.5, 5: 0.7 },
  defaultLevelStrength: 0.35,

  sessionEndCountdownSeconds: 5,
  adminPollSeconds: 120,
  sessionIdleSeconds: 30 * 60,
  sessionMaxSeconds: 12 * 60 * 60,
  /** One more ends the one that was idle for longest. */
  sessionsPerUser: 5,

  /** Log-ins that may wait for their password to be looked at, and how long. */
  logInsWaiting: 200,
  logInWaitSeconds: 8,
  /** People who signed in from an address within these days go before strangers. */
  knownAddressDays: 90,

  /** How long the link of a forgotten password works, and how many are sent to an account in an hour. */
  resetLinkSeconds: 30 * 60,
  resetMailsPerHour: 3,
  /** Calls about forgotten passwords by one address in the time: an office behind one address forgets now and then. */
  resetCalls: 30,
  resetCallSeconds: 15 * 60,

  /** A mail that was tried so often is given up, until someone has it tried as often again; with pauses of up to half an hour that is about half a day. */
  mailTries: 30,
  /** Mails are kept for so long. */
  mailDays: 90,
  /** Error reports of the same failure that come within this time are one mail. */
  reportFoldSeconds: 10 * 60,
  /** About a ticket that was not read since, or about designs that one person waited for, one letter is sent in this time. */
  letterBundleSeconds: 10 * 60,
  /** A design that was longer in coming, from when it was asked for, is worth a mail, unless none is wanted. */
  noticeJobSeconds: 60,
  /** Credits are low when less than this share of all that were granted is left. */
  creditsLowShare: 0.1,
  planEndingDays: 7,

  /** Each opens the second step of a log-in once. */
  recoveryCodes: 10,
  /** A password that somebody else gave, and that no one has signed in with, opens nothing after these hours. */
  givenPasswordHours: 24,
  passwordMinLength: 8,
  /** Keeps one request from hashing a book. */
  passwordMaxLength: 128,
  usernameMinLength: 3,
  usernameMaxLength: 64,
  nameMaxLength: 100,
  /** What screens keep for a person, each by a name. */
  preferences: 100,
  addressMaxLength: 500,
  invoiceMaxLines: 20,
  phoneMaxLength: 40,
  /** Accounts that a super-admin can allow a client beyond its plan. */
  accountLimitMax: 100_000,
  /** Of the files of one client: more than any disk that we know of. */
  storageMaxGigabytes: 1_000_000,
  /** In minor units: what fits the column with room for sums. */
  planMaxAmount: 1_000_000_000,
  planMaxDays: 3660,
  planNameMaxLength: 80,
  planPictures: 4,
  operationNameMaxLength: 40,
  operationPriceMax: 1000,
  /** After the end of a plan files can still be looked at and exported. */
  planGraceDays: 30,
  /** Plans that end within so many days stand in the report. */
  reportEndingDays: 30,
  /** Over so many days it is counted how fast credits are spent. */
  forecastDays: 28,
  couponMaxRedemptions: 1_000_000,
  couponPlans: 50,
  /** A payment that was begun can be made so long. */
  paymentOpenHours: 72,
  /** When super-admins are reminded of a transfer that no one has decided on. */
  transferReminderHours: 24,
  /** Payments of a client that are begun or being verified at the same time. */
  openPayments: 5,
  quoteCalls: 120,
  quoteCallSeconds: 60,
  paymentCalls: 30,
  paymentCallSeconds: 10 * 60,
  webhookMaxBytes: 256 * 1024,
  webhookCalls: 3000,
  webhookCallSeconds: 60,
  /** A webhook that was signed longer ago is refused. */
  webhookAgeSeconds: 300,
  /** The longest a call to a provider of payments may take, and how often it is asked about one payment at most. */
  providerSeconds: 10,
  providerAskSeconds: 10,
  /** Events of providers are kept so long: they repeat theirs for three days, and a parked one waits for its payment. */
  providerEventDays: 90,
  apiKeysPerClient: 10,
  /** Calls of one key in a minute. */
  apiKeyCalls: 600,
  apiKeyCallSeconds: 60,
  /** Credits of one grant. */
  grantMaxCredits: 10_000_000,
  reasonMaxLength: 200,
  holidaysPerClient: 100,
  generatedPasswordLength: 8,
  generatedPasswordMinLength: 6,
  generatedPasswordMaxLength: 64,
  promptMaxLength: 2000,
  fileNameMaxLength: 255,
  tagMaxLength: 40,
  tagsPerFile: 20,
  /** Files that are changed by one call, or named in the address of an archive. */
  filesAtOnce: 200,
  /** Files that can be selected together, and downloaded as one archive; they are changed so many at once as above. */
  filesPicked: 10_000,
  /** Room for the ids of so many. */
  archiveBodyBytes: 512 * 1024,
  archiveTokenMaxLength: 8000,
  folderNameMaxLength: 60,
  foldersPerClient: 500,
  areaNameMaxLength: 60,
  areasPerFile: 20,
  /** No quota of files counts them: so many take some 750 MB of the database at most. */
  areasPerClient: 5000,
  areasListed: 100,
  versionsShown: 200,
  /** Of a question about sizes: no column holds more. */
  filterMaxPixels: 2_147_483_647,
  searchMaxLength: 100,

  userMenuNameLength: 15,
  shownFileNameLength: 25,
  shownTextLength: 50,
  mobileNavBreakpointPx: 640,

  defaultLanguage: 'en',
  objectUrlSeconds: 40,
  signedReadSeconds: 5 * 60,
  signedWriteSeconds: 15 * 60,
  /** What is longer is read from the bucket itself, where browsers reach it, and within how many seconds it has to be begun. */
  readFromBucketBytes: 8 * 1024 * 1024,
  bucketReadSeconds: 60,
  /** Queries and transactions of one client at the same time, in each process: the connections that are shared out are its own. */
  queriesAtOncePerClient: 4,
  /** The same of all who ask from one address, while it is being found out who they are: a few clients may sit behind it. */
  queriesAtOncePerAddress: 8,
  /** Calls that a process works on at the same time, those of one caller counting for a few; one more is asked to come again so many seconds later. */
  callsAtOnce: 480,
  callsAtOncePerCaller: 16,
  comeAgainSeconds: 2,
  /** While a quarter of those places are taken and even the quickest call waits longer until it is known whose it is, whoever comes is refused. */
  callMayWaitMs: 600,
  /** Pictures up to this size, as most designs are, are decoded for requests in a lane of their own and never wait for larger ones. */
  smallPictureMaxPixels: 2 * 2048 * 2048,
  /** Of each lane of a process: pictures decoded at the same time, one of each client, and those that wait. */
  picturesAtOnce: 2,
  /** Small pictures decoded beside those, of clients whose pictures took moments of late. */
  smallPicturesSpare: 1,
  picturesWaiting: 1000,
  picturesWaitingPerClient: 100,
  /** One that was not begun by then is refused: however many of a client are in line, the last ends within this time and `judgingSeconds`. */
  pictureWaitSeconds: 240,
  /** Of a process: invoices drawn at the same time, one of each client, those that wait, and for how long one is drawn at most. */
  invoicesAtOnce: 2,
  invoicesWaiting: 200,
  invoicesWaitingPerClient: 20,
  invoiceSeconds: 20,
  /** What decoding one picture takes, at most, of the disk and of time; only one at a time has temporary files. */
  judgingBytes: 8 * 1024 ** 3,
  judgingSeconds: 300,
  /** Time that the large pictures of one client take of late, half forgotten in five minutes; all clients beyond it share one place fewer. */
  judgingSecondsPerClient: 120,
  /** A picture in several passes is kept in memory as a whole until the last has come; of those that keep more than their share one at a time. */
  passesBytes: 1.2 * 1024 ** 3,
  /** What the temporary files of one client's jobs take of the disk at most, and never more than half of what is free; promised in such steps. */
  jobBytesPerClient: 24 * 1024 ** 3,
  jobRoomStepBytes: 64 * 1024 ** 2,
  /** What temporary files leave of the disk. */
  freeDiskBytes: 1024 * 1024 * 1024,
  /** Open connections of one process, and of one address at one process, so that with more of them an address has as many times more: an office behind one has hundreds of people with a stream and a few calls each. */
  connections: 8000,
  connectionsPerAddress: 2000,
  /** A job that reads and makes no more pixels than these takes seconds. */
  quickJobPixels: 2 * 2048 * 2048,
  /** How long a new user waits at most for those before it of the same client. */
  newUserWaitSeconds: 30,
  /** Of an event stream; also how long it may outlive its session when the end of the session is not announced. */
  eventHeartbeatMs: 15_000,
  /** Event streams of one person and of one client, of which the oldest gives way, and of all people in one process. */
  eventStreamsPerPerson: 12,
  eventStreamsPerClient: 400,
  eventStreams: 2000,
  /** Uploads that were allowed and have not come, while their links live. */
  openUploadsPerPerson: 100,
  openUploadsPerClient: 500,
  /** On their way, or here and not saved. */
  uploadBytesPerClient: 20 * 1024 ** 3,
  /** Jobs of one client that may wait or run at the same time. */
  openJobsPerClient: 100,

  ticketListPageSize: 20,
  ticketTitleMaxLength: 150,
  ticketTextMaxLength: 5000,
  /** Pictures and other files of one message. */
  ticketAttachments: 5,
  attachmentTypes: ['image/png', 'image/jpeg', 'image/jpg', 'image/tiff', 'application/pdf'],
  attachmentMaxBytes: 5 * 1024 * 1024,
  attachmentMaxMegabytes: 5,
  /** Files of one person that were added and belong to no message yet. */
  looseAttachmentsPerPerson: 20,
  looseAttachmentHours: 24,
  /** After these days a closed ticket stays closed. */
  ticketReopenDays: 14,
  /** How often an open screen asks for news of its tickets. */
  supportPollSeconds: 60,

  requestListPageSize: 20,
  trialMaxDays: 366,
  salesMessageMaxLength: 2000,
  /** Of those that ask again with the address of a waiting request, as many of the last are kept beside it. */
  laterSignUps: 5,
  /** Of what came without the form of its page, which programs send by the thousands, as many of the last that wait are kept, of each form. */
  requestsByCalls: 200,
  /** No one fills in a form of the public pages more quickly; a stamp that was taken once is of no use to a program for long. */
  formMinSeconds: 2,
  formStampSeconds: 2 * 60 * 60,
  /** Forms sent from one address in the time: more than an office sends, less than a program that fills forms would like. */
  formCalls: 20,
  formCallSeconds: 10 * 60,

  draftDays: 7,
  binDays: 30,
} as const;

/** As disks are sold, and as sizes are said. */
export const bytesOfGigabyte = 1_000_000_000;

/** How far a step of creativity or of a variation goes, 0 … 1, by its level 1 … 5. */
export function shareOfLevel(level: number): number {
  const found = Object.entries(limits.levelStrength).find(([each]) => Number(each) === level);
  return found?.[1] ?? limits.defaultLevelStrength;
}
