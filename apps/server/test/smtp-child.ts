import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { mailCertificate, mailKey } from './mail-certificate.ts';

/** What the mail server does with whoever comes: takes mail, answers a recipient with a code so often, or says nothing at all. */
export interface SmtpMood {
  readonly code?: number;
  readonly times?: number;
  readonly isSilent?: boolean;
}

/** What it reports to its parent. */
export type SmtpReport =
  | { readonly port: number }
  | { readonly isChanged: true }
  | { readonly isConnected: true }
  | {
      readonly from: string;
      readonly to: readonly string[];
      readonly raw: string;
      readonly user: string | undefined;
      readonly isSecure: boolean;
    };

/** How it encrypts, as the settings name it. */
export type SmtpSecurity = 'none' | 'starttls' | 'tls';

let mood: SmtpMood = {};
let refusals = 0;
const report = (what: SmtpReport) => process.send?.(what);

const [, , security] = process.argv;
const server = new SMTPServer({
  key: mailKey,
  cert: mailCertificate,
  secure: security === 'tls',
  // Where it does not encrypt, what insists on that is refused.
  disabledCommands: security === 'none' ? ['STARTTLS'] : [],
  authOptional: true,
  allowInsecureAuth: true,
  logger: false,
  onAuth: ({ username, password }, _, answer) =>
    password === 'a secret of the post' ? answer(null, { user: username }) : answer(new Error('Wrong password')),
  onConnect(_, answer) {
    report({ isConnected: true });
    if (!mood.isSilent) answer();
  },
  onRcptTo(_, __, answer) {
    const { code, times = Number.POSITIVE_INFINITY } = mood;
    if (code === undefined || refusals >= times) return answer();
    refusals++;
    answer(Object.assign(new Error('Not now'), { responseCode: code }));
  },
  async onData(stream, session, answer) {
    // A mail that is cut off halfway was not sent.
    const raw = await text(stream).catch(() => undefined);
    if (raw === undefined) return;
    const { mailFrom, rcptTo } = session.envelope;
    const from = mailFrom ? mailFrom.address : '';
    report({ from, to: rcptTo.map(({ address }) => address), raw, user: session.user, isSecure: session.secure });
    answer();
  },
});

// A client that does not trust its certificate hangs up.
server.on('error', () => undefined);

process.on('message', (next: SmtpMood) => {
  mood = next;
  refusals = 0;
  report({ isChanged: true });
});
process.on('disconnect', () => process.exit());
const listening = server.listen(0, '127.0.0.1', () => {
  const address = listening.address();
  if (typeof address === 'object' && address) report({ port: address.port });
});
