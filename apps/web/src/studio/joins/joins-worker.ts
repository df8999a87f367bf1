import type { JoinsQuestion } from './joins-messages.ts';
import { answerJoins } from './judge-picture.ts';

self.addEventListener('message', ({ data }: MessageEvent<JoinsQuestion>) => {
  self.postMessage(answerJoins(data));
});
