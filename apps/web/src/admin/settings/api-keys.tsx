import { Button, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ApiKey, endpoints } from '@naksha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import classes from './api-keys.module.css';
import { MakeKey } from './make-key.tsx';

/** The keys with which other systems of the client charge what they make: made, looked at and revoked, their secrets shown once. */
export function ApiKeys() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const showError = useShowError();
  const [isMaking, making] = useDisclosure(false);
  const keys = useQuery({ queryKey: queryKeys.apiKeys, queryFn: () => call(endpoints.listApiKeys) });
  const revoke = useMutation({
    mutationFn: (id: string) => call(endpoints.revokeApiKey, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.apiKeys }),
    onError: showError,
  });
  const ask = ({ _id, name }: ApiKey) =>
    confirm({
      title: t('buying.keys.revokeTitle', { name }),
      text: t('buying.keys.revokeText'),
      act: t('buying.keys.revoke'),
      isDestructive: true,
      onConfirm: () => revoke.mutate(_id),
    });
  return (
    <section aria-labelledby="keys" className={classes.section}>
      <div className={page.tools}>
        <h2 id="keys">{t('buying.keys.title')}</h2>
        <div className={page.acts}>
          <Button variant="default" size="xs" onClick={making.open}>
            {t('buying.keys.add')}
          </Button>
        </div>
      </div>
      <p className={classes.text}>{t('buying.keys.text')}</p>
      {keys.isError && <LoadFailure error={keys.error} retry={keys.refetch} />}
      {keys.data?.data.length === 0 && <p className={page.aside}>{t('buying.keys.none')}</p>}
      {keys.data && keys.data.data.length > 0 && <Keys keys={keys.data.data} onRevoke={ask} />}
      {isMaking && <MakeKey onClose={making.close} />}
    </section>
  );
}

function Keys({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  return (
    <DataTable
      label={t('buying.keys.title')}
      miw={680}
      rows={keys}
      // A key that is revoked is read past.
      rowClass={({ revokedAt }) => (revokedAt === null ? undefined : page.inactive)}
      columns={[
        {
          head: t('buying.keys.name'),
          place: 'name',
          className: `${page.strong} ${classes.name}`,
          cell: ({ name }) => name,
        },
        {
          head: t('buying.keys.begins'),
          place: 'line',
          className: 'code',
          cell: ({ prefix }) => `${prefix}…`,
        },
        {
          head: t('buying.keys.created'),
          varies: true,
          cell: ({ createdAt }) => format.day(createdAt),
        },
        {
          head: t('buying.keys.createdBy'),
          cell: ({ createdBy }) => createdBy ?? '–',
        },
        {
          head: t('buying.keys.lastUsed'),
          varies: true,
          cell: ({ lastUsedAt, lastUsedFrom }) =>
            [
              lastUsedAt ? format.moment(lastUsedAt) : t('buying.keys.never'),
              lastUsedFrom && t('buying.keys.from', { ip: lastUsedFrom }),
            ]
              .filter(Boolean)
              .join(' '),
        },
        {
          head: '',
          place: 'menu',
          cell: (key) =>
            key.revokedAt ? (
              <span data-varies>{t('buying.keys.revoked', { day: format.day(key.revokedAt) })}</span>
            ) : (
              <UnstyledButton
                className={classes.act}
                aria-label={t('buying.keys.revokeOf', { name: key.name })}
                onClick={() => onRevoke(key)}
              >
                {t('buying.keys.revoke')}
              </UnstyledButton>
            ),
        },
      ]}
    />
  );
}
