import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Hero } from './hero/hero.tsx';
import { Plans } from './plans.tsx';
import classes from './sections.module.css';

/** The first page. `?section=features|plans` goes straight to that part of it. */
export function Home() {
  const { section } = useSearch({ from: '/marketing/' });
  useEffect(() => {
    if (section === undefined) return;
    // After the router has put the page where it was, or at its top.
    const frame = requestAnimationFrame(() => document.getElementById(section)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [section]);
  return (
    <>
      <Hero />
      <Features />
      <Plans />
    </>
  );
}

const parts = ['words', 'cloth', 'change', 'colour', 'repeat', 'keep', 'company'] as const;

/** What the product does today, one ruled row each. */
function Features() {
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
