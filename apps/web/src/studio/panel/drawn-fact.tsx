import { useTranslation } from 'react-i18next';
import panel from './panel.module.css';

/** Which image model drew the picture on the table, in what words, and what was done beside, as far as its job still tells. */
export function DrawnFact({ report }: { report: Readonly<Record<string, unknown>> | undefined }) {
  const { t } = useTranslation();
  const name = textIn(report?.model, 'name');
  const words = textIn(report?.model, 'words');
  const isMore = Array.isArray(report?.done) && report.done.length > 0;
  const sentences = [
    name === undefined
      ? t('making.requilt.drawn')
      : words === undefined
        ? t('making.requilt.drawnBy', { name })
        : t('making.requilt.drawnFrom', { name, words }),
    ...(isMore ? [t('making.requilt.restExact')] : []),
  ];
  return <p className={panel.hint}>{sentences.join(' ')}</p>;
}

function textIn(model: unknown, key: 'name' | 'words'): string | undefined {
  if (typeof model !== 'object' || model === null) return undefined;
  const found = Object.entries(model).find(([each]) => each === key)?.[1];
  return typeof found === 'string' ? found : undefined;
}
