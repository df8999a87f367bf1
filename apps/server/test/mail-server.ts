import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SmtpMood, SmtpReport, SmtpSecurity } from './smtp-child.ts';

type Received = Extract<SmtpReport, { raw: string }>;

/** A mail server in a process of its own, as another machine would be. */
export async function startMailServer(security: SmtpSecurity = 'none') {
  const child = fork(fileURLToPath(new URL('./smtp-child.ts', import.meta.url)), [security], { stdio: 'inherit' });
  const received: Received[] = [];
  const changed: (() => void)[] = [];
  let connections = 0;
  const listening = Promise.withResolvers<number>();
  child.on('message', (report: SmtpReport) => {
    if ('port' in report) listening.resolve(report.port);
    else if ('raw' in report) received.push(report);
    else if ('isConnected' in report) connections++;
    else changed.shift()?.();
  });
  const port = await listening.promise;
  return {
    port,
    received,
    connections: () => connections,
    /** Resolves when it behaves like that. */
    behave(mood: SmtpMood): Promise<void> {
      const done = new Promise<void>((resolve) => changed.push(resolve));
      child.send(mood);
      return done;
    },
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
