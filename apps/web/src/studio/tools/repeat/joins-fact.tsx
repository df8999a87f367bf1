import type { FileRow } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import panel from '../../panel/panel.module.css';
import { useStudio } from '../../store/studio-store.ts';
import classes from './repeat.module.css';

/** How visible the joins of a repeat were and are, as its job measured them. */
export function JoinsFact({ design }: { design: FileRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const report = useStudio(({ jobs: { jobs } }) =>
    design.jobId === undefined ? undefined : jobs[design.jobId]?.report,
  );
  const before = report?.seamBefore;
  const after = report?.seamAfter;
  if (typeof before !== 'number' || typeof after !== 'number') return null;
  const figure = (value: number) => format.number(Math.round(value * 100) / 100);
  return (
    <>
      <div className={`${classes.fact} num`}>
        <span>{t('measures.repeat.joins')}</span>
        <b>{t('measures.repeat.joinsText', { before: figure(before), after: figure(after) })}</b>
      </div>
      <p className={panel.hint}>{t('measures.repeat.joinsHint')}</p>
    </>
  );
}
