import { CloseButton, TextInput, UnstyledButton } from '@mantine/core';
import { endpoints, errorSentence, ipRange } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { type IpDraft, typedIps } from './ip-draft.ts';
import classes from './ip-field.module.css';

interface Props {
  readonly value: IpDraft;
  readonly onChange: (value: IpDraft) => void;
  readonly error?: ReactNode;
}

/** A list of addresses and ranges, each judged when it is added; of several at once, those that are none stay in the field; whoever saves takes what is typed as well. */
export function IpField({ value: { ips, typed }, onChange, error }: Props) {
  const { t, i18n } = useTranslation();
  const [isRefused, setIsRefused] = useState(false);
  const here = useQuery({ queryKey: queryKeys.address, queryFn: () => call(endpoints.getAddress) }).data?.ip;

  function add() {
    const given = typedIps(typed);
    const isGood = (text: string) => ipRange.safeParse(text).success;
    const refused = given.filter((text) => !isGood(text));
    setIsRefused(given.length === 0 || refused.length > 0);
    onChange({ ips: [...new Set([...ips, ...given.filter(isGood)])], typed: refused.join(' ') });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <div>
      <TextInput
        aria-label={t('admin.users.ips')}
        description={t('admin.users.ipHint')}
        value={typed}
        onChange={(event) => {
          setIsRefused(false);
          onChange({ ips, typed: event.currentTarget.value });
        }}
        onKeyDown={onKeyDown}
        error={isRefused ? errorSentence('ip_invalid', {}, i18n.language) : error}
        rightSectionWidth={64}
        rightSection={
          <UnstyledButton className={classes.add} onClick={add}>
            {t('admin.users.ipAdd')}
          </UnstyledButton>
        }
      />
      {here && !ips.includes(here) && (
        <p className={classes.offer}>
          {t('admin.users.ipHere', { ip: here })}{' '}
          <UnstyledButton className={classes.add} onClick={() => onChange({ ips: [...ips, here], typed })}>
            {t('admin.users.ipInclude', { ip: here })}
          </UnstyledButton>
        </p>
      )}
      <ul className={classes.list}>
        {ips.map((ip) => (
          <li key={ip} className="num">
            {ip}
            <CloseButton
              size="sm"
              aria-label={t('admin.users.ipRemove', { ip })}
              onClick={() => onChange({ ips: ips.filter((each) => each !== ip), typed })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
