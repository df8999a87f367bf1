import { type EndpointName, type Endpoints, weekdays } from '@naksha/contract';
import { testPassword } from './app.ts';
import { onePixel } from './engines.ts';
import { buyerFacts, newTransaction, sellerFacts } from './sold.ts';

type WithBody = { [Name in EndpointName]: Endpoints[Name] extends { body: unknown } ? Name : never }[EndpointName];

/** What a sample may speak of. */
export interface SampleContext {
  readonly clientId: string;
  readonly userId: string;
  readonly username: string;
  readonly s3FileName: string;
  /** Of a link to set a new password. */
  readonly resetToken: string;
  /** Of the account's second step. */
  readonly code: string;
  readonly planId: string;
  /** Of a plan that is on sale. */
  readonly soldPlanId: string;
}

let count = 0;
/** A name that was not used before. */
const fresh = () => `sample_${process.pid}_${++count}`;
const pixelUrl = `data:image/png;base64,${onePixel.toString('base64')}`;
const hours = weekdays.map((day) => ({ day, enabled: true, start: '00:00', end: '24:00' }));

const newClient = ({ planId }: SampleContext) => ({
  name: 'A new mill',
  planId,
  adminName: 'New Admin',
  username: fresh(),
  password: 'Loom@2026',
});

const newPlan = {
  ...{ adminCount: 2, usersCount: 10, credits: 300, creditValidityDays: 365, subscriptionDays: 365 },
  ...{ amount: 4_999_900, currency: 'INR' },
};

/** For every row with a body one that breaks no rule, so that a refusal has to do with who asks. */
export const sampleBodies: { readonly [Name in WithBody]: (context: SampleContext) => unknown } = {
  login: ({ username }) => ({ login: username, password: testPassword }),
  forgotPassword: ({ username }) => ({ login: username }),
  resetPassword: ({ resetToken }) => ({ token: resetToken, newPassword: 'Another@1horse' }),
  beginSecondStep: () => ({ password: testPassword }),
  confirmSecondStep: ({ code }) => ({ code }),
  endSecondStep: ({ code }) => ({ password: testPassword, code }),
  setUserMode: () => ({ on: true }),
  changePassword: () => ({ oldPassword: testPassword, newPassword: 'Another@1horse' }),
  updateMe: () => ({ lang: 'gu' }),
  createUser: () => ({ name: 'New User', username: fresh(), password: 'Loom@2026', confirmPassword: 'Loom@2026' }),
  updateUser: () => ({ password: 'Given@1loom' }),
  setCreditCap: () => ({ creditCap: 500 }),
  putWorkingHours: () => ({ workingHours: hours }),
  putAllowedIps: () => ({ allowedIps: ['10.0.0.0/8'] }),
  createAdminClient: newClient,
  updateClient: () => ({ name: 'A mill of the tests' }),
  setStorageLimit: () => ({ storageGigabytes: 20_000 }),
  setAccountLimit: () => ({ accountLimit: 20_000 }),
  createCoupon: () => ({
    code: fresh().replaceAll('_', '-'),
    kind: 'percentage',
    value: 500,
    startsAt: new Date().toISOString(),
  }),
  setCost: () => ({ operation: fresh(), engine: 'model', amount: 250, from: '2099-01-01' }),
  quotePayment: ({ soldPlanId: planId }) => ({ planId }),
  createPayment: ({ soldPlanId: planId }) => ({ planId, planVersion: 1, total: 118_000, method: 'transfer' }),
  sendTransaction: () => ({ transactionId: newTransaction() }),
  rejectPayment: () => ({ reason: 'It is not in the account.' }),
  refundPayment: () => ({ amount: 100, reason: 'Paid twice.' }),
  putBillingFacts: () => buyerFacts,
  putSeller: () => sellerFacts,
  grantCredits: ({ clientId }) => ({ clientId, amount: 5, reason: 'A gift', expiresAt: null }),
  correctCredits: ({ clientId }) => ({ clientId, amount: -1, reason: 'A slip' }),
  createPlan: () => ({ ...newPlan, name: fresh() }),
  updatePlan: () => ({ version: 1, credits: 400, prices: { upscale: 9 } }),
  setPlanPictures: () => ({ s3Images: [pixelUrl] }),
  createApiKey: () => ({ name: fresh() }),
  putSettings: () => ({ timeZone: 'Asia/Kathmandu' }),
  updateLogo: ({ clientId }) => ({ clientId, logo: pixelUrl }),
  deductImages: ({ clientId, userId }) => ({ clientId, userId, feature: 'generate', images: 1, requestId: fresh() }),
  createSecureUrl: () => ({ fileName: 'cloth.png', type: 'image/png' }),
  resumeUpload: ({ s3FileName }) => ({ s3FileName }),
  saveFileInfo: ({ s3FileName }) => ({ fileName: 'cloth.png', s3FileName }),
  openArchive: ({ s3FileName }) => ({ s3FileName }),
  saveArchiveEntry: ({ s3FileName }) => ({ s3FileName, index: 0 }),
  secureReadUrl: ({ s3FileName }) => ({ fileName: s3FileName }),
  moveFile: () => ({ directory: 'processed' }),
  renameFile: () => ({ fileName: 'vines' }),
  changeFiles: ({ s3FileName }) => ({ ids: [s3FileName.replace('.png', '')], addTags: ['summer'] }),
  createArchive: ({ s3FileName }) => ({ ids: [s3FileName.replace('.png', '')] }),
  createFolder: () => ({ name: fresh() }),
  renameFolder: () => ({ name: fresh() }),
  keepArea: () => ({ name: fresh(), area: { strokes: [{ radius: 0.1, points: [[0.5, 0.5]] }] } }),
  submitJob: () => ({ operation: 'generate', inputs: [], params: { prompt: 'paisley in red' } }),
  setOperation: () => ({ status: 'on' }),
  suggestPrompt: () => ({ prompt: 'paisly in red', language: 'en' }),
  updateDesign: () => ({ designName: 'A cloth' }),
  createTicket: () => ({ title: 'No colours', description: 'The export is grey.' }),
  clearJobs: () => ({ ids: [crypto.randomUUID()] }),
  askAdmins: () => ({ note: 'It failed twice.' }),
  updateTicket: () => ({ status: 'closed', version: 1 }),
  commentTicket: () => ({ comment: 'It is grey again.' }),
  readTicket: () => ({ until: new Date().toISOString() }),
  addAttachment: ({ clientId }) => ({ clientId, fileName: 'screen.png', picture: pixelUrl }),
  talkToSales: () => ({ email: `${fresh()}@example.com`, phone: '+91 98250 12345' }),
  updateSale: () => ({ status: 'contacted' }),
  signUp: () => ({ companyName: 'A new mill', name: 'Asha Rao', email: `${fresh()}@example.com` }),
  acceptSignUp: newClient,
  rejectSignUp: () => ({ reason: 'Not a company.' }),
  putSite: () => ({ trial: { credits: 20, days: 14 }, reseller: '' }),
  createPlace: () => ({ name: 'Surat', address: 'Ring Road' }),
  updatePlace: () => ({ name: 'Jaipur', address: 'Sanganer' }),
  createReseller: () => ({ name: fresh(), commissionBasisPoints: 1000 }),
  updateReseller: () => ({ name: fresh() }),
  setClientReseller: () => ({ resellerId: null }),
  payReseller: () => ({ amount: 1, currency: 'INR' }),
  sendEmail: () => ({ to: 'somebody@example.com', subject: 'It broke', text: 'It broke.' }),
};
