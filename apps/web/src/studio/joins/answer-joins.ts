import type { JoinsAnswer, JoinsQuestion } from './joins-messages.ts';
import { hasGhosts, judgePicture } from './judge-picture.ts';

/** What the worker does. */
export const answerJoins = ({ source, brush }: JoinsQuestion): JoinsAnswer =>
  brush ? { ghosts: hasGhosts(source, brush) } : { judged: judgePicture(source) };
