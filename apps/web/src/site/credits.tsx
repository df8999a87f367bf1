import { useTranslation } from 'react-i18next';
import classes from './sections.module.css';

/** Whose drawings and names the loom works from; their licences ask that they are named where they are seen. */
const sources = [
  {
    part: 'icons',
    address: 'https://game-icons.net',
    licence: 'CC BY 3.0',
    terms: 'https://creativecommons.org/licenses/by/3.0/',
  },
  {
    part: 'pictograms',
    address: 'https://github.com/microsoft/fluentui-emoji',
    licence: 'MIT',
    terms: 'https://opensource.org/license/mit',
  },
  {
    part: 'names',
    address: 'https://cldr.unicode.org',
    licence: 'Unicode License v3',
    terms: 'https://www.unicode.org/license.txt',
  },
] as const;

export function Credits() {
  const { t } = useTranslation();
  return (
    <article className={classes.page}>
      <h1>{t('site.credits.title')}</h1>
      <section>
        <h2>{t('site.credits.things')}</h2>
        <p>{t('site.credits.text')}</p>
        <ul>
          {sources.map(({ part, address, licence, terms }) => (
            <li key={part}>
              <a href={address} target="_blank" rel="noreferrer">
                {t(`site.credits.${part}`)}
              </a>
              {'. '}
              <a href={terms} target="_blank" rel="noreferrer">
                {t('site.credits.licence', { name: licence })}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
