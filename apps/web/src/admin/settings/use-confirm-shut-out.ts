import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';

const codes: readonly string[] = ['rules_shut_out', 'rules_shut_you_out'];

/** Whether the server has not changed rules yet, because they would shut people out. */
export const isShutOut = (error: unknown): error is ApiError => error instanceof ApiError && codes.includes(error.code);

/** Says whom a change of rules would shut out, and asks whether it is made all the same. */
export function useConfirmShutOut(): (refusal: ApiError) => Promise<boolean> {
  const { t } = useTranslation();
  const ask = useConfirm();
  const sentence = useErrorSentence();
  return (refusal) =>
    new Promise((resolve) =>
      ask({
        title: t('settings.shutOutTitle', { count: Number(refusal.params.count) }),
        text: sentence(refusal),
        act: t('settings.shutOutDo'),
        onConfirm: () => resolve(true),
        onClose: () => resolve(false),
      }),
    );
}
