import { operations } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isAskable, useAsk } from '../ask/ask-store.ts';
import { useGenerate } from '../designs/use-generate.ts';
import { isOpen, useJobs } from '../jobs/jobs-store.ts';
import { CostButton } from './cost-button.tsx';
import classes from './nothing-yet.module.css';
import panel from './panel.module.css';

/** In place of a form that needs a design. The cloth of typed words is seen on the table, but not made: it can be made from here. */
export function NothingYet() {
  const { t } = useTranslation();
  const hasWords = useAsk(({ ask }) => isAskable(ask) && ask.seed !== '');
  return hasWords ? (
    <NotMade />
  ) : (
    <div className={panel.body}>
      <p className={classes.text}>{t('studio.export.nothing')}</p>
    </div>
  );
}

function NotMade() {
  const { t } = useTranslation();
  const count = useAsk(({ ask }) => ask.count);
  const isMaking = useJobs(({ jobs, mine }) =>
    mine.some((id) => jobs[id]?.operation === 'generate' && isOpen(jobs[id])),
  );
  const { generate, isSending, sentence } = useGenerate();
  return (
    <>
      <div className={panel.body}>
        <p className={classes.text} aria-live="polite">
          {t(isMaking ? 'studio.notMade.making' : 'studio.notMade.text')}
        </p>
        <Link to="/studio/$tool" params={{ tool: 'generate' }} className={classes.link}>
          {t('studio.notMade.words')}
        </Link>
      </div>
      <div className={panel.foot}>
        {sentence && (
          <p role="alert" className={panel.error}>
            {sentence}
          </p>
        )}
        <CostButton
          action={isSending ? t('studio.generate.sending') : t('studio.generate.submit', { count })}
          cost={t('studio.generate.price', { count: operations.generate.cost({ count }) })}
          isPossible={!isSending && !isMaking}
          onClick={generate}
        />
      </div>
    </>
  );
}
