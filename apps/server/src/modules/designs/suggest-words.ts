import type { Language } from '@naksha/contract';
import { ChatError, nearestWords, proposeWords } from '@naksha/engines';
import { openNames } from '@naksha/loom';
import type { ClientScope } from '../../http/scope.ts';

/** People wait for the answer. */
const longestMs = 10_000;

/** Says a wish in words the loom knows: as the chat endpoint proposes, or else each unknown word by the known one that looks like it. */
export async function suggestWords(
  scope: Pick<ClientScope, 'services' | 'log'>,
  wish: { readonly prompt: string; readonly language: Language },
): Promise<{ data: { prompt: string; by: 'chat' | 'rules' } }> {
  const { chat } = scope.services.config;
  await openNames();
  if (chat === undefined) return { data: { prompt: nearestWords(wish), by: 'rules' } };
  try {
    const settings = { ...chat, apiKey: chat.apiKey?.reveal() };
    const prompt = await proposeWords(wish, settings, AbortSignal.timeout(longestMs));
    return { data: { prompt, by: 'chat' } };
  } catch (problem) {
    if (!(problem instanceof ChatError)) throw problem;
    const { code, status } = problem;
    scope.log?.warn({ code, status }, 'no words from the chat endpoint');
    return { data: { prompt: nearestWords(wish), by: 'rules' } };
  }
}
