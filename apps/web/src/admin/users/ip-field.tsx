import { CloseButton, TextInput, UnstyledButton } from '@mantine/core';
import { ipRange } from '@naksha/contract';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../api/use-error-sentence.ts';
import classes from './ip-field.module.css';

interface Props {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly error?: ReactNode;
}

/** A list of addresses and ranges, each judged when it is added. */
export function IpField({ value, onChange, error }: Props) {
  const { t, i18n } = useTranslation();
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);

  function add() {
    const parsed = ipRange.safeParse(text);
    setIsRefused(!parsed.success);
    if (!parsed.success) return;
    if (!value.includes(parsed.data)) onChange([...value, parsed.data]);
    setText('');
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
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={isRefused ? errorSentence('ip_invalid', {}, i18n.language) : error}
        rightSectionWidth={64}
        rightSection={
          <UnstyledButton className={classes.add} onClick={add}>
            {t('admin.users.ipAdd')}
          </UnstyledButton>
        }
      />
      <ul className={classes.list}>
        {value.map((ip) => (
          <li key={ip} className="num">
            {ip}
            <CloseButton
              size="sm"
              aria-label={t('admin.users.ipRemove', { ip })}
              onClick={() => onChange(value.filter((each) => each !== ip))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
