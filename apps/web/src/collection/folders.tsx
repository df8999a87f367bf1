import { createScopedKeydownHandler, Menu, TextInput, UnstyledButton } from '@mantine/core';
import { type Directory, directories, endpoints, limits } from '@naksha/contract';
import { IconArrowLeft, IconArrowsSort, IconMinus, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useFormat } from '../i18n/use-format.ts';
import { ChoiceItems } from '../ui/choice-items.tsx';
import classes from './collection.module.css';
import type { Look, Order } from './look.ts';
import { useEmptyBin } from './use-erase.ts';

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

/** The folders, with how many pictures lie in each. */
function FolderTabs({ look }: { look: Look }) {
  const { t } = useTranslation();
  const format = useFormat();
  const counts = useCounts();
  return (
    <div className={classes.tabs} role="tablist" aria-label={t('collection.folders')}>
      {directories.map((each) => (
        <UnstyledButton
          key={each}
          role="tab"
          className={classes.tab}
          aria-selected={each === look.directory}
          tabIndex={each === look.directory ? 0 : -1}
          onKeyDown={walkTabs}
          onClick={() => look.setDirectory(each)}
        >
          {t(`collection.${each}`)}{' '}
          {counts[each] !== undefined && <span className="num">{format.number(counts[each])}</span>}
        </UnstyledButton>
      ))}
    </div>
  );
}

/** The folders, and beside them the way to the bin. */
export function Places({ look, bin }: { look: Look; bin: '/collection/bin' | '/admin/collection/bin' }) {
  const { t } = useTranslation();
  return (
    <div className={classes.places}>
      <FolderTabs look={look} />
      <Link to={bin} className={`${classes.tab} ${classes.toBin}`} aria-label={t('collection.bin.title')}>
        <IconTrash {...icon} />
        <span>{t('collection.bin.title')}</span>
      </Link>
    </div>
  );
}

/** From the bin back to the folders. */
export function FromBin({ to }: { to: '/collection' | '/admin/collection' }) {
  const { t } = useTranslation();
  return (
    <div className={classes.places}>
      <Link to={to} className={classes.tab}>
        <IconArrowLeft {...icon} />
        {t('collection.title')}
      </Link>
    </div>
  );
}

/** What is searched for, and how large cloth is shown; between them what a folder offers beyond that. */
export function FolderFilters({ look, children }: { look: Look; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={classes.filters}>
      <TextInput
        ref={look.field}
        className={classes.search}
        leftSection={<IconSearch {...icon} />}
        rightSection={<kbd className={classes.key}>/</kbd>}
        placeholder={t('collection.search')}
        aria-label={t('collection.search')}
        maxLength={limits.fileNameMaxLength}
        value={look.search}
        onChange={(event) => look.setSearch(event.currentTarget.value)}
      />
      {children}
      <div className={classes.across}>
        <UnstyledButton
          aria-label={t('collection.fewer')}
          onClick={() => look.setAcross(Math.max(fewest, look.across - 1))}
        >
          <IconMinus {...icon} />
        </UnstyledButton>
        <span className="num">{t('collection.across', { count: look.across })}</span>
        <UnstyledButton
          aria-label={t('collection.more')}
          onClick={() => look.setAcross(Math.min(most, look.across + 1))}
        >
          <IconPlus {...icon} />
        </UnstyledButton>
      </div>
    </div>
  );
}

const binOrders = ['newest', 'oldest'] as const;

/** The orders of a folder, one of which is chosen. */
export function Orders({ look, offered }: { look: Look; offered: readonly Order[] }) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton className={classes.sort}>
          <IconArrowsSort {...icon} />
          <span className={classes.sortWord}>{t('collection.sort')}</span> <b>{t(`collection.orders.${look.order}`)}</b>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ChoiceItems
          value={look.order}
          choices={offered.map((value) => ({ value, label: t(`collection.orders.${value}`) }))}
          onChange={look.setOrder}
        />
      </Menu.Dropdown>
    </Menu>
  );
}

/** What the bin offers: names, two orders, and to empty it. */
export function BinFilters({ look }: { look: Look }) {
  const { t } = useTranslation();
  const empty = useEmptyBin();
  return (
    <FolderFilters look={look}>
      <Orders look={look} offered={binOrders} />
      <UnstyledButton className={classes.empty} aria-label={t('collection.bin.empty')} onClick={empty}>
        <IconTrash {...icon} />
        <span className={classes.sortWord}>{t('collection.bin.empty')}</span>
      </UnstyledButton>
    </FolderFilters>
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
