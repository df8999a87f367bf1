import { answerJoins } from './answer-joins.ts';
import type { JoinsQuestion } from './joins-messages.ts';

self.addEventListener('message', ({ data }: MessageEvent<JoinsQuestion>) => {
  self.postMessage(answerJoins(data));
});
