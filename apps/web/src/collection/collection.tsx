import { createScopedKeydownHandler, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue, useHotkeys, useMediaQuery } from '@mantine/hooks';
import { type Directory, directories, endpoints } from '@naksha/contract';
import {
  IconArrowsSort,
  IconLayoutGrid,
  IconMinus,
  IconPlus,
  IconSearch,
  IconSparkles,
  IconUser,
} from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useFormat } from '../i18n/use-format.ts';
import { AccountMenu } from '../studio/islands/account-menu.tsx';
import { Balance } from '../studio/islands/balance.tsx';
import { notifyEnded } from '../studio/jobs/notify-ended.tsx';
import { useEvents } from '../studio/jobs/use-events.ts';
import { startLink } from '../studio/tools/tool-paths.ts';
import { useKeepAlive } from '../studio/use-keep-alive.ts';
import { Mark } from '../ui/mark.tsx';
import { ClothGrid } from './cloth-grid.tsx';
import classes from './collection.module.css';

const icon = { size: 16, stroke: 1.45, 'aria-hidden': true } as const;
const fewest = 3;
const most = 10;

/** The arrow keys choose among the folders, as among all tabs. */
const walkTabs = createScopedKeydownHandler({
  parentSelector: '[role="tablist"]',
  siblingSelector: '[role="tab"]',
  orientation: 'horizontal',
  dir: 'ltr',
  activateOnFocus: true,
});

/** Everything that was kept, uploaded or exported. */
export function Collection() {
  const { t } = useTranslation();
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const [directory, setDirectory] = useState<Directory>('processed');
  const [search, setSearch] = useState('');
  const [fileName] = useDebouncedValue(search.trim(), 200);
  const [sortDirection, setSortDirection] = useState<'asc' | 'desc'>('desc');
  const [across, setAcross] = useState(6);
  const isNarrow = useMediaQuery('(max-width: 640px)', window.innerWidth <= 640, { getInitialValueInEffect: false });
  const counts = useCounts();
  const query = useMemo(() => ({ directory, fileName, sortDirection }), [directory, fileName, sortDirection]);
  useEvents(notifyEnded);
  useKeepAlive();
  useHotkeys([['/', () => field.current?.focus()]]);

  return (
    <main className={classes.room}>
      <header className={classes.top}>
        <Link {...startLink} className={classes.mark} aria-label={t('collection.studio')}>
          <Mark size={24} />
        </Link>
        <span className={classes.divider} />
        <h1 className={classes.title}>{t('collection.title')}</h1>
        <div className={classes.tabs} role="tablist" aria-label={t('collection.folders')}>
          {directories.map((each) => (
            <UnstyledButton
              key={each}
              role="tab"
              className={classes.tab}
              aria-selected={each === directory}
              tabIndex={each === directory ? 0 : -1}
              onKeyDown={walkTabs}
              onClick={() => setDirectory(each)}
            >
              {t(`collection.${each}`)}{' '}
              {counts[each] !== undefined && <span className="num">{format.number(counts[each])}</span>}
            </UnstyledButton>
          ))}
        </div>
        <div className={classes.right}>
          <Balance />
          <Link to="/upload" className={classes.act}>
            {t('files.upload.title')}
          </Link>
          <Link {...startLink} className={classes.act}>
            {t('collection.studio')}
          </Link>
          <AccountMenu />
        </div>
      </header>
      <div className={classes.filters}>
        <TextInput
          ref={field}
          className={classes.search}
          leftSection={<IconSearch {...icon} />}
          rightSection={<kbd className={classes.key}>/</kbd>}
          placeholder={t('collection.search')}
          aria-label={t('collection.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <UnstyledButton
          className={classes.sort}
          onClick={() => setSortDirection(sortDirection === 'desc' ? 'asc' : 'desc')}
        >
          <IconArrowsSort {...icon} />
          {t('collection.sort')} <b>{t(sortDirection === 'desc' ? 'collection.newest' : 'collection.oldest')}</b>
        </UnstyledButton>
        <div className={classes.across}>
          <UnstyledButton aria-label={t('collection.fewer')} onClick={() => setAcross(Math.max(fewest, across - 1))}>
            <IconMinus {...icon} />
          </UnstyledButton>
          <span className="num">{t('collection.across', { count: across })}</span>
          <UnstyledButton aria-label={t('collection.more')} onClick={() => setAcross(Math.min(most, across + 1))}>
            <IconPlus {...icon} />
          </UnstyledButton>
        </div>
      </div>
      <ClothGrid query={query} columns={isNarrow ? 2 : across} onShowAll={() => setSearch('')} />
      <nav className={classes.bottom} aria-label={t('collection.title')}>
        <Link {...startLink}>
          <IconSparkles size={20} stroke={1.45} aria-hidden />
          {t('collection.bar.studio')}
        </Link>
        <Link to="/collection" aria-current="page">
          <IconLayoutGrid size={20} stroke={1.45} aria-hidden />
          {t('collection.bar.collection')}
        </Link>
        <AccountMenu
          target={
            <UnstyledButton>
              <IconUser size={20} stroke={1.45} aria-hidden />
              {t('collection.bar.account')}
            </UnstyledButton>
          }
        />
      </nav>
    </main>
  );
}

/** How many pictures lie in each folder. */
function useCounts(): Partial<Record<Directory, number>> {
  const answers = useQueries({
    queries: directories.map((directory) => ({
      queryKey: queryKeys.fileCount(directory),
      queryFn: () => call(endpoints.listFiles, { query: { directory, limit: 1 } }),
    })),
  });
  return Object.fromEntries(directories.map((directory, i) => [directory, answers[i]?.data?.total]));
}
