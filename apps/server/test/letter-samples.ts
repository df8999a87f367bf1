import type { LetterGaps } from '../src/modules/mail/letter-words.ts';

/** What fills the gaps of every letter, so that all of them can be read. */
export const letterSamples: LetterGaps = {
  passwordReset: { minutes: 30 },
  newSignIn: { ip: '203.0.113.7', device: 'Firefox, Linux', time: new Date('2026-11-23T18:45:00Z') },
  secondStepOn: { time: new Date('2026-11-22T10:00:00Z') },
  secondStepOff: { by: 'Aditi Rao', time: new Date('2026-11-22T10:00:00Z') },
  emailSet: { by: 'Aditi Rao', time: new Date('2026-11-22T10:00:00Z') },
  emailGone: { by: 'Aditi Rao', time: new Date('2026-11-22T10:00:00Z') },
  designReady: { fileName: 'vines.png' },
  psdReady: { fileName: 'vines.psd' },
  ticketAnswered: { title: 'The red is not red' },
  ticketWaiting: { title: 'The red is not red' },
  ticketClosed: { title: 'The red is not red', days: 14 },
  ticketWritten: { title: 'The red is not red', author: 'Asha Rao', client: 'A mill' },
  jobFailed: {
    author: 'Meera Shah',
    operation: 'upscale',
    code: 'job_timed_out',
    time: new Date('2026-11-23T18:45:00Z'),
    job: '0193a5b1',
    note: 'It was the third time.',
  },
  creditsLow: { left: 90, total: 123_456 },
  signUpAccepted: { company: 'Vraj Prints', login: 'leela@mill.in' },
  signUpRejected: { company: 'Vraj Prints', reason: 'We need a registered address.' },
  planEnding: { plan: 'Mill', end: new Date('2026-11-30T18:45:00Z') },
};
