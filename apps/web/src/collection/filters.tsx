import { Popover, Switch, UnstyledButton } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterPanel } from './filter-panel.tsx';
import classes from './filters.module.css';
import { FolderActs } from './folder-acts.tsx';
import { FolderFilters, Orders } from './folders.tsx';
import { type FilterName, type Look, type Order, orders } from './look.ts';

const icon = { size: 16, stroke: 1.45, 'aria-hidden': true } as const;
/** In the order in which they are chosen. */
const names: readonly FilterName[] = ['stack', 'colour', 'family', 'operation', 'createdBy', 'size', 'tag', 'folder'];
const allOrders = Object.keys(orders).filter((name): name is Order => name in orders);

/** What a folder is searched for, held to and ordered by. */
export function Filters({ look }: { look: Look }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const set = names.flatMap((name) => (look.filters[name] ? [name] : []));
  return (
    <>
      <FolderFilters look={look}>
        <Popover
          opened={isOpen}
          onChange={setOpen}
          position="bottom-start"
          width={340}
          trapFocus
          returnFocus
          shadow="none"
        >
          <Popover.Target>
            <UnstyledButton
              className={classes.open}
              data-set={set.length > 0 || undefined}
              aria-label={
                set.length > 0 ? t('collection.filter.opened', { count: set.length }) : t('collection.filter.open')
              }
              onClick={() => setOpen(!isOpen)}
            >
              <IconAdjustmentsHorizontal {...icon} />
              <span>{t('collection.filter.open')}</span>
              {set.length > 0 && <b className="num">{set.length}</b>}
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown className={classes.panel}>
            <FilterPanel look={look} />
          </Popover.Dropdown>
        </Popover>
        <Switch
          className={classes.stacks}
          label={t('collection.stacks')}
          checked={look.isStacked}
          onChange={(event) => look.setStacked(event.currentTarget.checked)}
        />
        <Orders look={look} offered={allOrders} />
      </FolderFilters>
      {set.length > 0 && <Chips look={look} set={set} />}
    </>
  );
}

/** What the folder is held to, each to be taken away. */
function Chips({ look, set }: { look: Look; set: readonly FilterName[] }) {
  const { t } = useTranslation();
  return (
    <div className={classes.chips}>
      {set.map((name) => {
        const label = look.filters[name]?.label ?? '';
        return (
          <UnstyledButton
            key={name}
            className={classes.chip}
            aria-label={t('collection.filter.drop', { label })}
            onClick={() => look.letGo(name)}
          >
            {name === 'colour' && <i style={{ background: look.filters.colour?.value }} />}
            {label}
            <IconX size={12} stroke={1.6} aria-hidden />
          </UnstyledButton>
        );
      })}
      {look.filters.folder && <FolderActs look={look} id={look.filters.folder.value} />}
      <UnstyledButton className={classes.clear} onClick={look.showAll}>
        {t('collection.filter.clear')}
      </UnstyledButton>
    </div>
  );
}
