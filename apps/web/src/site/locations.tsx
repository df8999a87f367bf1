import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { TelLink } from '../ui/tel-link.tsx';
import classes from './paper.module.css';
import { Paper } from './paper.tsx';
import { SalesForm } from './sales-form.tsx';

/** Where the company can be found; the way to write to it stands beneath. */
export function Locations() {
  const { t } = useTranslation();
  const places = useQuery({ queryKey: queryKeys.places, queryFn: () => call(endpoints.listPlaces) });
  return (
    <Paper words="ajrakh in indigo and madder" seed="395">
      <h1>{t('requests.places.title')}</h1>
      {places.isError && <LoadFailure error={places.error} retry={places.refetch} />}
      {places.data?.data.length === 0 && <p className={classes.lead}>{t('requests.places.none')}</p>}
      {places.data && places.data.data.length > 0 && (
        <ul className={classes.places}>
          {places.data.data.map(({ _id, name, address, phone }) => (
            <li key={_id}>
              <h2>{name}</h2>
              <p>{address}</p>
              {phone !== '' && <TelLink phone={phone} />}
            </li>
          ))}
        </ul>
      )}
      <h2 className={classes.group}>{t('requests.sales.title')}</h2>
      <SalesForm />
    </Paper>
  );
}
