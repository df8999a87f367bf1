import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { previewGround } from '../../ui/preview-of.ts';
import { useStudio } from '../store/studio-store.ts';
import { selectDesign, showDesign } from '../store/table-actions.ts';
import { findTool } from '../tools/tools.ts';
import classes from './choose-result.module.css';

/** Several results of one job side by side, each as cloth; one is chosen, the others stay in the history. */
export const ChooseResult = memo(function ChooseResult() {
  const { t } = useTranslation();
  const { choices, rows, currentId } = useStudio(({ table }) => table);
  const jobs = useStudio((studio) => studio.jobs.jobs);
  if (choices.length < 2) return null;
  const nameOf = (id: string, place: number) => {
    const row = rows[id];
    const report = row?.jobId === undefined ? undefined : jobs[row.jobId]?.report;
    return findTool(row?.operation)?.resultName?.(report, place, t);
  };
  return (
    <section className={classes.table} aria-label={t('studio.choose.title')}>
      <div className={classes.card}>
        <div className={classes.head}>
          <h2>{t('studio.choose.title')}</h2>
          <span>{t('studio.choose.text')}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('shell.close')}
            onClick={() => currentId && showDesign(currentId)}
          >
            <IconX size={16} stroke={1.45} aria-hidden />
          </ActionIcon>
        </div>
        <div className={classes.options} data-count={choices.length}>
          {choices.map((id, index) => (
            <UnstyledButton
              key={id}
              className={classes.option}
              style={previewGround(rows[id], 512)}
              aria-label={[t('studio.choose.option', { number: index + 1 }), nameOf(id, index)]
                .filter(Boolean)
                .join(': ')}
              onClick={() => selectDesign(id)}
            >
              <span className="num">{[index + 1, nameOf(id, index)].filter(Boolean).join(' · ')}</span>
            </UnstyledButton>
          ))}
        </div>
      </div>
    </section>
  );
});
