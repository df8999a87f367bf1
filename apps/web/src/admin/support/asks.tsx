import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, type FailedWork, type JobAsk, operationWord } from '@naksha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import classes from './support.module.css';

interface AsksProps {
  /** Begins a ticket with what is known of the job. */
  readonly onAsk: (about: FailedWork) => void;
}

/** What designers ask about jobs that failed, until an administrator says that it was seen; nothing where there is none. */
export function Asks({ onAsk }: AsksProps) {
  const { t } = useTranslation();
  const asks = useQuery({
    queryKey: queryKeys.asks,
    queryFn: ({ signal }) => call(endpoints.listAsks, { signal }),
  });
  if (asks.isError) return <LoadFailure error={asks.error} retry={asks.refetch} />;
  const found = asks.data?.data ?? [];
  if (found.length === 0) return null;
  return (
    <section className={classes.asks} aria-label={t('support.asks.title')}>
      <h2>{t('support.asks.count', { count: asks.data?.total ?? 0 })}</h2>
      <ul>
        {found.map((ask) => (
          <Ask key={ask._id} ask={ask} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  );
}

function Ask({ ask: { _id: id, about, note }, onAsk }: AsksProps & { ask: JobAsk }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const queries = useQueryClient();
  const showError = useShowError();
  const { author } = about;
  const what = t('support.asks.failed', { operation: operationWord(about.operation, useLanguage()) });
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endpoints.seeAsk, { params: { id } }),
    onSuccess: () => notifications.show({ message: t('support.asks.done', { author, what }) }),
    onError: showError,
    onSettled: () =>
      Promise.all([queryKeys.asks, queryKeys.supportNews].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  const which = <span className="visually-hidden">{`${what}, ${author}`}</span>;
  return (
    <li>
      <div>
        <p>
          <span className={page.strong}>{what}</span> {author}{' '}
          <span className={classes.when} data-varies>
            {zone && format.moment(about.time)}
          </span>
        </p>
        {note !== '' && <p className={classes.note}>{note}</p>}
      </div>
      <div className={classes.askActs}>
        <Button variant="default" size="xs" loading={isPending} onClick={() => mutate()}>
          {t('support.asks.seen')} {which}
        </Button>
        <Button variant="default" size="xs" onClick={() => onAsk(about)}>
          {t('support.asks.ask')} {which}
        </Button>
      </div>
    </li>
  );
}
