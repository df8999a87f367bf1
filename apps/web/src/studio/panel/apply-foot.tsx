import { type JobRequestInput, operations } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { runOperation } from '../jobs/run-operation.ts';
import { CostButton } from './cost-button.tsx';
import panel from './panel.module.css';

/** The foot of a tool that changes a picture: what went wrong, and the button that has it done. `null` while there is nothing to do, for the reason `idle`. */
export function ApplyFoot({
  request,
  action,
  idle,
}: {
  request: JobRequestInput | null;
  action?: string;
  idle?: string | undefined;
}) {
  const { t } = useTranslation();
  const toSentence = useErrorSentence();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit() {
    if (!request) return;
    setIsSending(true);
    setProblem(null);
    try {
      await runOperation(request);
    } catch (error) {
      // An exhausted quota has a state of its own.
      if (!(error instanceof ApiError && error.code === 'credits_exhausted')) setProblem(toSentence(error));
    } finally {
      setIsSending(false);
    }
  }

  const priceOf = () => {
    if (!request) return idle ?? t('colour.nothingYet');
    const cost = operations[request.operation].cost(request.params);
    return cost === 0 ? t('studio.export.free') : t('studio.generate.price', { count: cost });
  };
  return (
    <div className={panel.foot}>
      {problem && (
        <p role="alert" className={panel.error}>
          {problem}
        </p>
      )}
      <CostButton
        action={isSending ? t('studio.generate.sending') : (action ?? t('colour.apply'))}
        cost={priceOf()}
        isPossible={!isSending && request !== null}
        onClick={submit}
      />
    </div>
  );
}
