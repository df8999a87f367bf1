import { Popover, UnstyledButton } from '@mantine/core';
import {
  IconClock,
  IconFileExport,
  IconLayoutGrid,
  IconSparkles,
  IconStack2,
  IconUser,
  IconWand,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { JobsTray } from '../jobs/jobs-tray.tsx';
import type { Tool } from '../tools.ts';
import { AccountMenu } from './account-menu.tsx';
import islands from './islands.module.css';
import classes from './tool-rail.module.css';

const icon = { size: 20, stroke: 1.45, 'aria-hidden': true } as const;

/** The tools there are; those announced lead to a page that says so. Below 640 px it is the bar at the bottom. */
export function ToolRail({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  const mark = (each: Tool) => ({
    'data-current': tool === each || undefined,
    'aria-current': tool === each ? ('page' as const) : undefined,
  });
  return (
    <nav className={classes.rail} aria-label={t('studio.tools.label')}>
      <Link to="/studio/$tool" params={{ tool: 'generate' }} className={classes.tool} {...mark('generate')}>
        <IconSparkles {...icon} />
        {t('studio.tools.generate')}
      </Link>
      <span className={classes.rule} />
      <Link
        to="/studio/$tool"
        params={{ tool: 'mixer' }}
        className={`${classes.tool} ${classes.wideOnly}`}
        {...mark('mixer')}
      >
        <IconStack2 {...icon} />
        {t('studio.tools.mix')}
      </Link>
      <Link
        to="/studio/$tool"
        params={{ tool: 'replicator' }}
        className={`${classes.tool} ${classes.wideOnly}`}
        {...mark('replicator')}
      >
        <IconWand {...icon} />
        {t('studio.tools.replicate')}
      </Link>
      <span className={classes.rule} />
      <Link to="/collection" className={classes.tool}>
        <IconLayoutGrid {...icon} />
        {t('studio.tools.collection')}
      </Link>
      <Link to="/studio/$tool" params={{ tool: 'export' }} className={classes.tool} {...mark('export')}>
        <IconFileExport {...icon} />
        {t('studio.tools.export')}
      </Link>
      <Popover position="top" width={324} trapFocus>
        <Popover.Target>
          <UnstyledButton className={`${classes.tool} ${classes.mobileOnly}`}>
            <IconClock {...icon} />
            {t('studio.jobs.title')}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={islands.popover}>
          <JobsTray />
        </Popover.Dropdown>
      </Popover>
      <AccountMenu
        target={
          <UnstyledButton className={`${classes.tool} ${classes.mobileOnly}`}>
            <IconUser {...icon} />
            {t('collection.bar.account')}
          </UnstyledButton>
        }
      />
    </nav>
  );
}
