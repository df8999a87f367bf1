import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconClock, IconHelp } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../islands.module.css';
import { FoldedTray } from '../jobs/folded-tray.tsx';
import { openSheet } from '../store/dialog-actions.ts';
import { isOpen, trayJobs } from '../store/jobs.ts';
import { useStudio } from '../store/studio-store.ts';
import { AccountMenu } from './account-menu.tsx';
import { Balance } from './balance.tsx';
import { IconButton } from './icon-button.tsx';

/** What is left, what runs, help, and who is at work. */
export const CreditsIsland = memo(function CreditsIsland() {
  const { t } = useTranslation();
  return (
    <div className={`${classes.island} ${classes.top} ${classes.credits}`}>
      <Balance />
      <span className={classes.spacer} />
      <JobsButton />
      <IconButton name={t('studio.credits.help')} keys="?" onClick={openSheet} className={classes.hideNarrow ?? ''}>
        <IconHelp size={16} stroke={1.45} aria-hidden />
      </IconButton>
      <AccountMenu />
    </div>
  );
});

function JobsButton() {
  const { t } = useTranslation();
  const isFolded = useMediaQuery(
    '(max-width: 1199px), (max-height: 759px)',
    window.innerWidth < 1200 || window.innerHeight < 760,
    { getInitialValueInEffect: false },
  );
  const count = useStudio(({ jobs: { jobs } }) => Object.values(jobs).filter(isOpen).length);
  const failed = useStudio(({ jobs }) => trayJobs(jobs).filter(({ state }) => state === 'failed').length);
  const isConnected = useStudio(({ jobs }) => jobs.isConnected);
  // What failed is to be asked about or cleared away: where nothing runs it is what the button leads to.
  const jobs =
    count === 0 && failed > 0 ? t('studio.credits.failed', { count: failed }) : t('studio.credits.jobs', { count });
  const text = isConnected ? jobs : t('studio.credits.offline');
  const label = (
    <>
      <IconClock size={16} stroke={1.45} aria-hidden />
      <span className="num">{text}</span>
    </>
  );
  if (!isFolded) return <span className={classes.jobsButton}>{label}</span>;
  return (
    <FoldedTray
      position="bottom-end"
      button={(handle) => (
        <UnstyledButton className={classes.jobsButton} aria-label={text} {...handle}>
          {label}
        </UnstyledButton>
      )}
    />
  );
}
