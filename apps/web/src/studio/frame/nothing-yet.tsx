import { toLanguage } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { startLink } from '../../addresses/tool-paths.ts';
import { everywhere } from '../canvas/brush/use-where.ts';
import panel from '../panel/panel.module.css';
import { isAskable } from '../store/asks.ts';
import { isOpen } from '../store/jobs.ts';
import { useStudio } from '../store/studio-store.ts';
import { startTool } from '../tools/tools.ts';
import { askedOf } from './asked-of.ts';
import { Foot } from './foot.tsx';
import classes from './nothing-yet.module.css';

/**
 * In place of a form that needs a design. The cloth of typed words is seen on the table, but not made: it can be made from here, unless a
 * design is on its way.
 */
export function NothingYet({ isOpening }: { isOpening: boolean }) {
  const { t } = useTranslation();
  const hasWords = useStudio(({ asks: { ask } }) => isAskable(ask) && ask.seed !== '');
  return hasWords && !isOpening ? (
    <NotMade />
  ) : (
    <div className={panel.body}>
      <p className={classes.text} aria-live="polite">
        {t(isOpening ? 'studio.opening' : 'studio.export.nothing')}
      </p>
    </div>
  );
}

function NotMade() {
  const { t, i18n } = useTranslation();
  const value = useStudio(({ asks }) => asks.ask);
  const isMaking = useStudio(({ jobs: { jobs, mine } }) =>
    mine.some((id) => jobs[id]?.operation === startTool.operation && isOpen(jobs[id])),
  );
  const design = undefined;
  const given = { value, design, recipe: undefined, where: everywhere, model: null, found: undefined };
  const asked = askedOf(startTool, { ...given, language: toLanguage(i18n.language) });
  return (
    <>
      <div className={panel.body}>
        <p className={classes.text} aria-live="polite">
          {t(isMaking ? 'studio.notMade.making' : 'studio.notMade.text')}
        </p>
        <Link {...startLink} className={classes.link}>
          {t('studio.notMade.words')}
        </Link>
      </div>
      <Foot
        tool={startTool}
        value={value}
        found={undefined}
        asked={isMaking ? { idle: 'priced' } : asked}
        pictures={[]}
      />
    </>
  );
}
