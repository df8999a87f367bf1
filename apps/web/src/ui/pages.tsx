import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './pages.module.css';

interface Page {
  readonly total: number;
  readonly pageNo: number;
  readonly limit: number;
}

/** "1 to 30 of 84" and the two ways on; the arrows are absent when one page is all. */
export function Pages({
  list: { total, pageNo, limit },
  onChange,
}: {
  list: Page;
  onChange: (pageNo: number) => void;
}) {
  const { t } = useTranslation();
  if (total === 0) return null;
  const last = Math.ceil(total / limit);
  return (
    <div className={classes.pages}>
      <span className="num">
        {t('admin.users.range', { from: (pageNo - 1) * limit + 1, to: Math.min(total, pageNo * limit), total })}
      </span>
      {last > 1 && (
        <nav>
          <ActionIcon
            variant="default"
            disabled={pageNo <= 1}
            onClick={() => onChange(pageNo - 1)}
            aria-label={t('admin.users.previous')}
          >
            <IconChevronLeft size={16} stroke={1.45} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            disabled={pageNo >= last}
            onClick={() => onChange(pageNo + 1)}
            aria-label={t('admin.users.next')}
          >
            <IconChevronRight size={16} stroke={1.45} />
          </ActionIcon>
        </nav>
      )}
    </div>
  );
}
