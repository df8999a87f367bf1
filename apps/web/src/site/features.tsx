import { useTranslation } from 'react-i18next';
import classes from './sections.module.css';

const parts = ['words', 'cloth', 'change', 'colour', 'repeat', 'keep', 'company'] as const;

/** What the product does today, one ruled row each. */
export function Features() {
  const { t } = useTranslation();
  return (
    <section id="features" className={classes.section} aria-labelledby="features-title">
      <h2 id="features-title" className={classes.title}>
        {t('site.features.title')}
      </h2>
      <dl className={classes.rows}>
        {parts.map((part) => (
          <div key={part}>
            <dt>{t(`site.features.${part}.title`)}</dt>
            <dd>{t(`site.features.${part}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
