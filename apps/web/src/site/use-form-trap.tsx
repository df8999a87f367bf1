import { endpoints, limits } from '@naksha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import classes from './paper.module.css';

/** Long before a stamp has run out another one is asked for, whatever is typed meanwhile. */
const freshMs = (limits.formStampSeconds / 2) * 1000;

/**
 * What gives programs away: a field that people do not see, and the server's stamp, which says how long the form was open. A sender
 * quicker than the stamp ripens, as with words that were kept, waits for the rest of it.
 */
export function useFormTrap() {
  const [website, setWebsite] = useState('');
  const queries = useQueryClient();
  const stamping = { queryKey: queryKeys.formStamp(useId()), queryFn: askForStamp, staleTime: freshMs, gcTime: 0 };
  useQuery({ ...stamping, refetchInterval: freshMs });
  return {
    seal: async () => {
      const { stamp, ripeAt } = await queries.fetchQuery(stamping);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, ripeAt - Date.now())));
      return { website, stamp };
    },
    field: (
      <input
        className={classes.trap}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
        value={website}
        onChange={(event) => setWebsite(event.currentTarget.value)}
      />
    ),
  };
}

async function askForStamp() {
  const { stamp, ripeInMs } = await call(endpoints.getFormStamp);
  return { stamp, ripeAt: Date.now() + ripeInMs };
}
