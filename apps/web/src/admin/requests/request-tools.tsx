import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RequestFilter } from '../../api/query-keys.ts';
import { SearchField } from '../../ui/search-field.tsx';
import page from '../page.module.css';

type Tools<Status extends string> = Omit<RequestFilter<Status, never>, 'sort'>;

interface Props<Status extends string> {
  readonly filter: Tools<Status>;
  readonly statuses: readonly Status[];
  readonly word: (status: Status) => string;
  readonly onLook: (change: Partial<Tools<Status>>) => void;
}

/** Finds requests by words and status. */
export function RequestTools<Status extends string>({ filter, statuses, word, onLook }: Props<Status>) {
  const { t } = useTranslation();
  return (
    <div className={page.tools}>
      <SearchField label={t('requests.search')} onSearch={(search) => onLook({ search })} />
      <Select
        w={190}
        clearable
        aria-label={t('requests.filter')}
        placeholder={t('requests.all')}
        data={statuses.map((status) => ({ value: status, label: word(status) }))}
        value={filter.status ?? null}
        onChange={(value) => onLook({ status: statuses.find((each) => each === value) })}
      />
    </div>
  );
}
