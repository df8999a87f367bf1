/** Every constant of the product that a screen, a rule or a message names. Bytes, pixels, seconds where the name says so. */
export const limits = {
  fileListPageSize: 30,
  logPageSize: 5,
  listPageSizeMax: 100,

  /** Of a JSON body, where its call does not say otherwise. */
  bodyMaxBytes: 128 * 1024,
  /** An hour of painting, to the last digit of its numbers, and more than the words of a PSD. */
  jobBodyMaxBytes: 512 * 1024,
  reportBodyMaxBytes: 1024 * 1024,
  /** Objects and lists inside each other. */
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

  uploadMaxBytes: 350 * 1024 * 1024,
  uploadMaxMegabytes: 350,
  logoMaxBytes: 5 * 1024 * 1024,
  logoMaxMegabytes: 5,
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

  /** How far a variation goes, by the level the designer chose: see `shareOfLevel`. */
  levelStrength: { 1: 0.2, 2: 0.3, 3: 0.35, 4: 0.5, 5: 0.7 },
  defaultLevelStrength: 0.35,

  sessionEndCountdownSeconds: 5,
  adminPollSeconds: 120,
  sessionIdleSeconds: 30 * 60,
  sessionMaxSeconds: 12 * 60 * 60,
  sessionsPerUser: 50,

  /** Log-ins that may wait for their password to be looked at, and how long. */
  logInsWaiting: 200,
  logInWaitSeconds: 8,
  /** Who signed in from an address within these days goes before strangers. */
  knownAddressDays: 90,

  passwordMinLength: 8,
  /** Keeps one request from hashing a book. */
  passwordMaxLength: 128,
  usernameMinLength: 3,
  usernameMaxLength: 64,
  nameMaxLength: 100,
  generatedPasswordLength: 8,
  generatedPasswordMinLength: 6,
  generatedPasswordMaxLength: 64,
  promptMaxLength: 2000,
  fileNameMaxLength: 255,

  userMenuNameLength: 15,
  shownFileNameLength: 25,
  shownTextLength: 50,
  mobileNavBreakpointPx: 640,

  defaultLanguage: 'en',
  objectUrlSeconds: 40,
  signedReadSeconds: 5 * 60,
  signedWriteSeconds: 15 * 60,
  /** Queries and transactions of one client at the same time, in each process: the connections that are shared out are its own. */
  queriesAtOncePerClient: 4,
  /** Pictures up to this size are judged at once; larger ones one after the other in each process, whose memory they would fill. */
  smallPictureMaxPixels: 4_000_000,
  judgingsWaitingPerClient: 20,
  /** What temporary files leave of the disk. */
  freeDiskBytes: 1024 * 1024 * 1024,
  /** Event streams of one person, of which the oldest gives way, and of all people in one process. */
  eventStreamsPerPerson: 12,
  eventStreams: 2000,
  /** Uploads that were allowed and have not come, and the bytes of those that came, while their links live. */
  openUploadsPerPerson: 100,
  openUploadsPerClient: 500,
  uploadBytesPerClient: 20 * 1024 ** 3,
  /** Jobs of one client that may wait or run at the same time. */
  openJobsPerClient: 100,

  draftDays: 7,
  binDays: 30,
} as const;

/** How far a step of creativity or of a variation goes, 0 … 1, by its level 1 … 5. */
export function shareOfLevel(level: number): number {
  const found = Object.entries(limits.levelStrength).find(([each]) => Number(each) === level);
  return found?.[1] ?? limits.defaultLevelStrength;
}
