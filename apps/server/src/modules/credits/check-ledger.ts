import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { across, type Runner } from '../../db/own.ts';

/**
 * Holds the books against each other; answers what is wrong, nothing when all is well. Balances must equal the sums of
 * their entries, every movement must sum to zero and go the way of its kind, what is reserved must be what open holds hold, what is available must
 * be what lots have left, and a settled hold must be in the credit log once.
 */
export async function checkLedger(db: Runner): Promise<string[]> {
  const found = await across(db, 'audit').query(
    z.object({ fault: z.string() }),
    sql`
      with sums as (
        select client_id,
          coalesce(sum(amount) filter (where account = 'granted'), 0) as granted,
          coalesce(sum(amount) filter (where account = 'available'), 0) as available,
          coalesce(sum(amount) filter (where account = 'reserved'), 0) as reserved,
          coalesce(sum(amount) filter (where account = 'spent'), 0) as spent
        from ledger_entries group by client_id
      )
      select 'balances of ' || a.client_id || ' differ from their entries' as fault
        from ledger_accounts a left join sums s using (client_id)
        where (a.granted, a.available, a.reserved, a.spent)
          is distinct from (coalesce(s.granted, 0), coalesce(s.available, 0), coalesce(s.reserved, 0), coalesce(s.spent, 0))
      union all
      select 'entries without an account at ' || client_id from sums
        where client_id not in (select client_id from ledger_accounts)
      union all
      select 'movement ' || movement_id || ' does not sum to zero over two rows' from ledger_entries
        group by movement_id having sum(amount) <> 0 or count(*) <> 2
      union all
      select 'movement ' || movement_id || ' goes another way than ' || kind || ' does' from ledger_entries
        group by movement_id, kind
        having string_agg(account, ' to ' order by amount) <> all (case kind
          when 'grant' then array['granted to available']
          when 'reserve' then array['available to reserved']
          when 'settle' then array['reserved to spent']
          when 'release' then array['reserved to available']
          when 'expire' then array['available to granted']
          when 'correct' then array['granted to available', 'available to granted']
        end)
      union all
      select 'correction ' || movement_id || ' has no reason' from ledger_entries
        where kind = 'correct' and coalesce(trim(reason), '') = ''
      union all
      select 'open holds of ' || a.client_id || ' differ from what is reserved' from ledger_accounts a
        where a.reserved <> (select coalesce(sum(amount), 0) from ledger_holds h where h.client_id = a.client_id and h.state = 'open')
      union all
      select 'lots of ' || a.client_id || ' differ from what is available' from ledger_accounts a
        where a.available <> (select coalesce(sum(remaining), 0) from ledger_lots l where l.client_id = a.client_id)
      union all
      select 'settled hold ' || h.id || ' is not in the credit log once' from ledger_holds h
        where h.state = 'settled' and (select count(*) from credit_logs c where c.hold_id = h.id) <> 1
      union all
      select 'credit log ' || c.id || ' has no settled hold' from credit_logs c
        where not exists (select from ledger_holds h where h.id = c.hold_id and h.state = 'settled')
      union all
      select 'what ' || a.client_id || ' spent is not what its credit log says' from ledger_accounts a
        where a.spent <> (select coalesce(sum(credits_deducted), 0) from credit_logs c where c.client_id = a.client_id)`,
  );
  return found.map((row) => row.fault);
}
