import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { useConfirm } from '../ui/use-confirm.tsx';

const codes: readonly string[] = ['rules_shut_out', 'rules_shut_you_out'];

/** Whether the server has not changed anything yet, because that would shut people out. */
export const isShutOut = (error: unknown): error is ApiError => error instanceof ApiError && codes.includes(error.code);

type Change<Answer> = (confirmation: { readonly isConfirmed?: true }) => Promise<Answer>;

/**
 * Makes a change; one that would shut people out is made only once its reader has confirmed it. Throws the refusal where
 * they have not.
 */
export function useConfirmShutOut(): <Answer>(change: Change<Answer>) => Promise<Answer> {
  const { t } = useTranslation();
  const ask = useConfirm();
  const sentence = useErrorSentence();
  const isAccepted = (refusal: ApiError) =>
    new Promise<boolean>((resolve) =>
      ask({
        title: t('settings.shutOutTitle', { count: Number(refusal.params.count) }),
        text: sentence(refusal),
        act: t('settings.shutOutDo'),
        isDestructive: true,
        onConfirm: () => resolve(true),
        onClose: () => resolve(false),
      }),
    );
  return async (change) => {
    try {
      return await change({});
    } catch (error) {
      if (isShutOut(error) && (await isAccepted(error))) return change({ isConfirmed: true });
      throw error;
    }
  };
}
