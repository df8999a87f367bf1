import { errorOfMany, isErrorCode, limits, type Overview } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import spending from '../dashboard/spending.module.css';
import { featureWord } from '../feature-word.ts';
import page from '../page.module.css';
import classes from './installation.module.css';

/** Why jobs failed lately, in the sentences that designers read. */
export function FailureTable({ failures }: { failures: Overview['failures'] }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const title = t('installation.overview.failures');
  if (failures.length === 0) {
    return (
      <>
        <h2 className={spending.title}>{title}</h2>
        <p className={page.aside}>{t('installation.overview.failuresNone', { hours: limits.overviewJobHours })}</p>
      </>
    );
  }
  return (
    <table className={spending.features} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t('installation.overview.jobs')}</th>
        </tr>
      </thead>
      <tbody>
        {failures.map(({ operation, code, jobs }) => (
          <tr key={`${operation} ${code}`}>
            <th scope="row" className={classes.reason}>
              <b>{t(featureWord(operation))}</b>
              <span>{isErrorCode(code) ? errorOfMany(code, i18n.language) : code}</span>
            </th>
            <td>{format.number(jobs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
