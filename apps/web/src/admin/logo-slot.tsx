import { FileButton, UnstyledButton } from '@mantine/core';
import { endpoints, limits } from '@naksha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useConfirm } from '../ui/use-confirm.tsx';
import { judgeLogo } from './judge-logo.ts';
import classes from './logo-slot.module.css';
import { toDataUrl } from './to-data-url.ts';

interface Props {
  readonly clientId: string;
  readonly logo: string | null | undefined;
  readonly className?: string | undefined;
}

/** A client's logo, or the empty square it goes into; a click picks a file. What is wrong with one is said right here. */
export function LogoSlot({ clientId, logo, className = '' }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const sentence = useErrorSentence();
  const { change, remove, isPending, problem } = useLogoChange(clientId);
  const ask = useConfirm();
  const confirm = () =>
    ask({
      title: t('admin.dashboard.logoRemoveTitle'),
      text: t('admin.dashboard.logoRemoveText'),
      act: t('admin.dashboard.logoRemove'),
      isDestructive: true,
      onConfirm: remove,
    });
  const noteId = useId();
  const forget = useRef<() => void>(null);

  return (
    <div className={`${className} ${classes.slot}`}>
      <dt className={classes.words}>
        <b>{t('admin.dashboard.logo')}</b>
        {problem ? (
          <span id={noteId} role="alert" className={classes.problem}>
            {sentence(problem)}
          </span>
        ) : (
          <span id={noteId}>{t('admin.dashboard.logoHint', { limit: format.number(limits.logoMaxMegabytes) })}</span>
        )}
        {logo && (
          <UnstyledButton className={classes.remove} disabled={isPending} onClick={confirm}>
            {t('admin.dashboard.logoRemove')}
          </UnstyledButton>
        )}
      </dt>
      <dd>
        <FileButton
          accept={limits.logoTypes.join(',')}
          resetRef={forget}
          onChange={(file) => {
            if (file) change(file);
            // Else the same file chosen once more would be no change.
            forget.current?.();
          }}
        >
          {(button) => (
            <UnstyledButton
              {...button}
              className={classes.square}
              data-filled={logo ? true : undefined}
              aria-label={t(logo ? 'admin.dashboard.logoChange' : 'admin.dashboard.logoAdd')}
              aria-describedby={noteId}
              aria-busy={isPending}
              disabled={isPending}
            >
              {logo ? <img src={logo} alt="" /> : <Plus />}
            </UnstyledButton>
          )}
        </FileButton>
      </dd>
    </div>
  );
}

function useLogoChange(clientId: string) {
  const queries = useQueryClient();
  const [refused, setRefused] = useState<ApiError>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File | null) => {
      const logo = file && (await toDataUrl(file));
      return call(endpoints.updateLogo, { body: { clientId, logo } });
    },
    onSuccess: async ({ logo }) => {
      queries.setQueryData(queryKeys.logo(clientId), logo);
      await queries.invalidateQueries({ queryKey: queryKeys.clients });
    },
  });

  function change(file: File) {
    const code = judgeLogo(file);
    const params = { limit: limits.logoMaxMegabytes };
    setRefused(code && new ApiError({ status: 0, code, message: '', params }));
    if (!code) mutate(file);
  }

  function remove() {
    setRefused(undefined);
    mutate(null);
  }

  return { change, remove, isPending, problem: refused ?? error };
}

function Plus() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden>
      <path d="M7 0v14M0 7h14" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}
