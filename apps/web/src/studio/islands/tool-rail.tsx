import { UnstyledButton } from '@mantine/core';
import type { OperationName } from '@naksha/contract';
import { IconClock, IconLayoutGrid, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toolPaths } from '../../addresses/tool-paths.ts';
import { FoldedTray } from '../jobs/folded-tray.tsx';
import { newsOf } from '../store/jobs.ts';
import { useStudio } from '../store/studio-store.ts';
import type { Tool } from '../tools/define-tool.ts';
import { familyOf, railPlaces } from '../tools/families.ts';
import { AccountMenu } from './account-menu.tsx';
import classes from './tool-rail.module.css';

const icon = { size: 20, stroke: 1.45, 'aria-hidden': true } as const;

/** The tools there are; those announced lead to a page that says so. Below 640 px it is the bar at the bottom. */
export const ToolRail = memo(function ToolRail({ tool }: { tool: OperationName }) {
  const { t } = useTranslation();
  const path = toolPaths[tool];
  const news = useStudio(({ jobs }) => newsOf(jobs).length);
  const rail = useRef<HTMLElement>(null);
  // The bar of a phone is wider than the phone.
  useEffect(() => {
    const place = rail.current?.querySelector(`[aria-current="page"], [href^="/studio/${path}"]`);
    place?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  const links = (group: Tool['group']) =>
    railPlaces(group, tool).map(({ word, leads, icon: Icon, isFamily }) => {
      const isCurrent = tool === leads || (isFamily && familyOf(tool) === word);
      return (
        <Link
          key={word}
          to="/studio/$tool"
          params={{ tool: toolPaths[leads] }}
          search
          className={classes.tool}
          data-current={isCurrent || undefined}
          data-family={isFamily || undefined}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <Icon {...icon} />
          {t(`studio.tools.${word}`)}
        </Link>
      );
    });
  return (
    <nav ref={rail} className={classes.rail} aria-label={t('studio.tools.label')}>
      {links('make')}
      <span className={classes.rule} />
      {links('change')}
      <span className={classes.rule} />
      {links('combine')}
      <span className={classes.rule} />
      <Link to="/collection" className={classes.tool}>
        <IconLayoutGrid {...icon} />
        {t('studio.tools.collection')}
      </Link>
      {links('take')}
      <FoldedTray
        position="top"
        button={(handle) => (
          <UnstyledButton className={`${classes.tool} ${classes.jobs}`} {...handle}>
            <IconClock {...icon} />
            {t('studio.jobs.title')}
            {news > 0 && (
              <span role="status" className={`${classes.news} num`} aria-label={t('studio.jobs.news', { count: news })}>
                {news}
              </span>
            )}
          </UnstyledButton>
        )}
      />
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
});
