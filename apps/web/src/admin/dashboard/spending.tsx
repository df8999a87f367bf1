import type { CreditUsage } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { featureWord } from '../feature-word.ts';
import page from '../page.module.css';
import { People } from './people.tsx';
import { PointPaperChart, sumOf } from './point-paper-chart.tsx';
import classes from './spending.module.css';
import { creditsPerSquare, rankFeatures } from './stack-squares.ts';
import { weaveMarks } from './weave-marks.ts';

/** Four weeks of credits: by day, by feature, by person. */
export function Spending({ usage: { days, data } }: { usage: { days: string[]; data: CreditUsage[] } }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [day, setDay] = useState(days.at(-1) ?? '');
  const ranked = useMemo(() => rankFeatures(data), [data]);
  const named = new Set(ranked.map(({ feature }) => feature));
  const total = data.reduce((sum, row) => sum + row.creditsDeducted, 0);
  const perSquare = creditsPerSquare(Math.max(0, ...days.map((each) => sumOf(data, each))), 20);
  const ofDay = (feature: string) =>
    sumOf(
      data.filter((row) => row.feature === feature || (feature === 'other' && !named.has(row.feature))),
      day,
    );

  return (
    <div className={classes.columns}>
      <section className={classes.wide}>
        <h2 className={classes.title}>
          {t('admin.dashboard.byDay')}
          <span>
            {t('admin.dashboard.inDays', { credits: format.number(total), days: days.length })},{' '}
            {t('admin.dashboard.square', { count: perSquare })}
          </span>
        </h2>
        <PointPaperChart days={days} usage={data} ranked={ranked} chosen={day} onChoose={setDay} />
        {total === 0 && <p className={page.aside}>{t('admin.dashboard.quiet')}</p>}
        <People days={days.length} usage={data} />
      </section>
      <section className={classes.narrow}>
        <table className={classes.features}>
          <thead>
            <tr>
              <th scope="col">{t('admin.dashboard.byFeature')}</th>
              <th scope="col" data-varies>
                {day && format.shortDay(day)}
              </th>
              <th scope="col">{t('admin.dashboard.daysLeft', { count: days.length })}</th>
            </tr>
          </thead>
          <tbody>
            {ranked.map(({ feature, mark, credits }) => (
              <tr key={feature}>
                <th scope="row">
                  <svg width={9} height={9} viewBox="-0.5 -0.5 9 9" aria-hidden>
                    <path d={weaveMarks[mark].at(0, 0)} {...weaveMarks[mark].paint} />
                  </svg>
                  {t(featureWord(feature))}
                </th>
                <td>{format.number(ofDay(feature))}</td>
                <td>{format.number(credits)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('admin.dashboard.all')}</th>
              <td>{format.number(sumOf(data, day))}</td>
              <td>{format.number(total)}</td>
            </tr>
          </tbody>
        </table>
        <Link to="/admin/credits" className={classes.more}>
          {t('admin.dashboard.openLog')}
        </Link>
      </section>
    </div>
  );
}
