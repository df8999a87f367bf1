import { Menu, UnstyledButton } from '@mantine/core';
import { usages } from '@naksha/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ChoiceItems } from '../../ui/choice-items.tsx';
import { useStudio } from '../store/studio-store.ts';
import { setGoods } from '../store/view-actions.ts';
import classes from './islands.module.css';

/** Which goods are looked at: what the words name until another is chosen. */
export function GoodsMenu() {
  const { t } = useTranslation();
  const goods = useStudio(({ table }) => table.laid?.goods);
  if (!goods) return null;
  const name = t(`options.usage.${goods}`);
  return (
    <Menu position="bottom" width={200}>
      <Menu.Target>
        <UnstyledButton
          className={`${classes.goods} ${classes.hideMobile}`}
          aria-label={t('studio.view.goods', { name })}
        >
          {name}
          <IconChevronDown size={12} stroke={1.6} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ChoiceItems
          value={goods}
          choices={usages.map((value) => ({ value, label: t(`options.usage.${value}`) }))}
          onChange={setGoods}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
