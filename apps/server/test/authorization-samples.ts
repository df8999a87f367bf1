import { type EndpointName, type Endpoints, weekdays } from '@naksha/contract';
import { testPassword } from './app.ts';
import { onePixel } from './engines.ts';

type WithBody = { [Name in EndpointName]: Endpoints[Name] extends { body: unknown } ? Name : never }[EndpointName];

/** What a sample may speak of. */
export interface SampleContext {
  readonly clientId: string;
  readonly userId: string;
  readonly username: string;
  readonly s3FileName: string;
}

let count = 0;
/** A name that was not used before. */
const fresh = () => `sample_${process.pid}_${++count}`;
const hours = weekdays.map((day) => ({ day, enabled: true, start: '00:00', end: '24:00' }));

/** For every row with a body one that breaks no rule, so that a refusal has to do with who asks. */
export const sampleBodies: { readonly [Name in WithBody]: (context: SampleContext) => unknown } = {
  login: ({ username }) => ({ login: username, password: testPassword }),
  setUserMode: () => ({ on: true }),
  changePassword: () => ({ oldPassword: testPassword, newPassword: 'Another@1horse' }),
  updateMe: () => ({ lang: 'gu' }),
  createUser: () => ({ name: 'New User', username: fresh(), password: 'Loom@2026', confirmPassword: 'Loom@2026' }),
  updateUser: () => ({ name: 'Another Name' }),
  putWorkingHours: () => ({ workingHours: hours }),
  putAllowedIps: () => ({ allowedIps: ['10.0.0.0/8'] }),
  putSettings: () => ({ timeZone: 'Asia/Kathmandu' }),
  updateLogo: ({ clientId }) => ({ clientId, logo: `data:image/png;base64,${onePixel.toString('base64')}` }),
  deductImages: ({ clientId, userId }) => ({ clientId, userId, feature: 'generate', images: 1, requestId: fresh() }),
  createSecureUrl: () => ({ fileName: 'cloth.png', type: 'image/png' }),
  saveFileInfo: ({ s3FileName }) => ({ fileName: 'cloth.png', s3FileName }),
  secureReadUrl: ({ s3FileName }) => ({ fileName: s3FileName }),
  moveFile: () => ({ directory: 'processed' }),
  submitJob: () => ({ operation: 'generate', inputs: [], params: { prompt: 'paisley in red' } }),
  setOperation: () => ({ status: 'on' }),
  suggestPrompt: () => ({ prompt: 'paisly in red', language: 'en' }),
  updateDesign: () => ({ designName: 'A cloth' }),
  sendEmail: () => ({ to: 'somebody@example.com', subject: 'It broke', text: 'It broke.' }),
};
