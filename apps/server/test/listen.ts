import { jobEvent } from '@naksha/contract';
import type { z } from 'zod';

/** An event stream as a browser reads it. */
export function listen(url: string, token: string, headers: Readonly<Record<string, string>> = {}) {
  const stop = new AbortController();
  const heard: z.infer<typeof jobEvent>[] = [];
  let isOver = false;
  const answered = fetch(`${url}/design/events`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: stop.signal,
  });
  const reading = (async () => {
    const answer = await answered;
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const type = /^event: (.*)$/m.exec(block)?.[1];
        const value = /^data: (.*)$/m.exec(block)?.[1];
        if (type && value) heard.push(jobEvent.parse({ type, value: JSON.parse(value) }));
      }
    }
  })()
    .catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    })
    .finally(() => {
      isOver = true;
    });
  const close = () => {
    stop.abort();
    return reading;
  };
  const jobs = () => heard.flatMap((event) => (event.type === 'job' ? [event.value] : []));
  const status = async () => (await answered).status;
  return { heard, jobs, status, isOver: () => isOver, close };
}
