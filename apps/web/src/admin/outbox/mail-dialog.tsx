import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2?url';
import gujarati from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff2?url';
import { Tabs, Text } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useErrorOfMail } from './mail-words.tsx';
import classes from './outbox.module.css';
import { RetryMail } from './retry-mail.tsx';

/** The letters of the product for what a letter names, ₹ among them: readers have their own fonts, but the machine that shows the outbox may lack them. */
const faces = [
  ['Noto Sans Devanagari', devanagari],
  ['Noto Sans Gujarati', gujarati],
]
  .map(([family, url]) => `@font-face{font-family:'${family}';src:url(${url})}`)
  .join('');

/** One mail as its reader sees it, and as text. Nothing in it can run, send a form or leave its frame. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const mail = useQuery({
    queryKey: queryKeys.mail(id),
    queryFn: async () => (await call(endpoints.getMail, { params: { id } })).data,
  });
  const lastError = useErrorOfMail(mail.data?.lastError ?? null);
  return (
    <Dialog
      size={680}
      title={mail.data ? <span lang={mail.data.lang}>{mail.data.subject}</span> : t('mail.outbox.title')}
      onClose={onClose}
    >
      {mail.isError && <LoadFailure error={mail.error} retry={mail.refetch} />}
      {mail.data && (
        <>
          <dl className={classes.facts}>
            <dt>{t('mail.outbox.to')}</dt>
            <dd>{mail.data.to ?? t('mail.outbox.noAddress')}</dd>
            <dt>{t('mail.outbox.state')}</dt>
            <dd>{t(`mail.states.${mail.data.state}`)}</dd>
            {lastError !== null && (
              <>
                <dt>{t('mail.outbox.lastError')}</dt>
                <dd className={classes.failed}>{lastError}</dd>
              </>
            )}
          </dl>
          <Tabs defaultValue={mail.data.html === '' ? 'text' : 'html'} keepMounted={false}>
            <Tabs.List>
              {mail.data.html !== '' && <Tabs.Tab value="html">{t('mail.outbox.asHtml')}</Tabs.Tab>}
              <Tabs.Tab value="text">{t('mail.outbox.asText')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="html" pt="md">
              {/* Not by its subject: an attribute cannot say that it is in another language than the page. */}
              <iframe
                className={classes.letter}
                sandbox=""
                srcDoc={dressed(mail.data.html)}
                title={t('mail.outbox.asHtml')}
              />
            </Tabs.Panel>
            <Tabs.Panel value="text" pt="md">
              <pre className={classes.text} lang={mail.data.lang}>
                {mail.data.text}
              </pre>
            </Tabs.Panel>
          </Tabs>
          <div className={classes.foot}>
            <Text fz="xs" c="dimmed">
              {t('mail.outbox.readLogged')}
            </Text>
            <RetryMail mail={mail.data} />
          </div>
        </>
      )}
    </Dialog>
  );
}

const dressed = (html: string) => html.replace('</head>', `<style>${faces}</style></head>`);
