import { UnstyledButton } from '@mantine/core';
import { type FileRow, type JobRequestInput, operations, repeatParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { applyTool } from '../frame/apply-tool.ts';
import { isOpen } from '../store/jobs.ts';
import { useStudio } from '../store/studio-store.ts';
import classes from './close-joins.module.css';

const closed = repeatParams.parse({ columns: 1, rows: 1, joins: 'closed' });

/** Closes the joins of a picture with one click: its price stands on the button, and the result takes the place of the cloth. */
export function CloseJoins({ design }: { design: FileRow }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const problem = useStudio(({ tools }) => tools.problems.repeat);
  const isSending = useStudio(({ tools }) => tools.sending.repeat === true);
  const isUnderWay = useStudio(({ jobs: { jobs, mine } }) =>
    mine.some((id) => {
      const job = jobs[id];
      return job !== undefined && isOpen(job) && job.params.joins === 'closed';
    }),
  );
  const cost = operations.repeat.cost(closed);
  const request: JobRequestInput = { operation: 'repeat', params: closed, inputs: [design._id] };
  if (isSending || isUnderWay) return <span role="status">{t('measures.joins.closing')}</span>;
  return (
    <>
      <UnstyledButton className={classes.close} type="button" onClick={() => void applyTool(request)}>
        <span className={classes.action}>{t('measures.joins.close')}</span>{' '}
        <span className="num">
          {cost === 0 ? t('studio.export.free') : t('studio.generate.price', { count: cost })}
        </span>
      </UnstyledButton>
      {problem && <span role="alert">{sentence(problem.error)}</span>}
    </>
  );
}
