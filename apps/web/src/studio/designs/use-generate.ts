import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { toLanguage } from '../../i18n/use-format.ts';
import { markMade, useAsk } from '../ask/ask-store.ts';
import { runOperation } from '../jobs/run-operation.ts';

/** Makes the full design of what stands in the panel, with the seed of the preview. */
export function useGenerate() {
  const { i18n } = useTranslation();
  const toSentence = useErrorSentence();
  const [isSending, setIsSending] = useState(false);
  const [sentence, setSentence] = useState<string | null>(null);

  async function generate() {
    const { ask, made } = useAsk.getState();
    setIsSending(true);
    setSentence(null);
    // Before it is sent: the result may be there before the answer.
    markMade(ask);
    try {
      await runOperation({
        operation: 'generate',
        inputs: [],
        params: { ...ask, language: toLanguage(i18n.language) },
      });
    } catch (error) {
      useAsk.setState({ made });
      // An exhausted quota has a state of its own.
      if (!(error instanceof ApiError && error.code === 'credits_exhausted')) setSentence(toSentence(error));
    } finally {
      setIsSending(false);
    }
  }

  return { generate, isSending, sentence };
}
