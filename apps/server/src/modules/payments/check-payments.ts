import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { across, type Runner } from '../../db/own.ts';
import type { Report } from '../../jobs/run-job.ts';
import { checkLedger } from '../credits/check-ledger.ts';

/** Named in the log; more of them are the same fault. */
const mostNamed = 5;

/** Holds the books of credits and of money against each other, reports what is wrong with them, and answers in how many places. */
export async function checkBooks(db: Runner, onError: Report): Promise<number> {
  const faults = [...(await checkLedger(db)), ...(await checkPayments(db))];
  if (faults.length === 0) return 0;
  const named = faults.slice(0, mostNamed).join('; ');
  onError(new Error(`The books do not agree in ${faults.length} places: ${named}`));
  return faults.length;
}

/**
 * Holds what was paid against what came of it; answers what is wrong, nothing when all is well. A payment that was settled has one subscription
 * with its terms and one invoice over its total, and none that was not has any; a coupon counts what is held and taken of it; credit notes are
 * what went back; numbers of a series run from 1 without a gap; a reseller's commission is at most once a payment, and goes back with it;
 * credits end with the days of what they came with; what an upgrade counts is not given back as well.
 */
export async function checkPayments(db: Runner): Promise<string[]> {
  const found = await across(db, 'audit').query(
    z.object({ fault: z.string() }),
    sql`
      with settled as (select * from payments where state in ('paid', 'refunded')),
      gone as (
        select payment_id, (sum(amount) filter (where state <> 'failed'))::bigint as counted,
          (sum(amount) filter (where state = 'done'))::bigint as done
        from refunds group by payment_id
      )
      select 'payment ' || id || ' is settled and says not when, or the other way round' as fault from payments
        where (state in ('paid', 'refunded')) <> (settled_at is not null)
      union all
      select 'settled payment ' || p.id || ' has not one subscription on its terms' from settled p
        where (
          select count(*) from subscriptions s where s.payment_id = p.id and s.client_id = p.client_id and s.plan_id = p.plan_id
            and s.plan_version = p.plan_version and s.plan_name = p.terms ->> 'name' and s.amount = (p.terms ->> 'amount')::int
            and s.credits = (p.terms ->> 'credits')::int and s.currency = p.currency
        ) <> 1
      union all
      select 'subscription ' || s.id || ' was begun by a payment that is not settled' from subscriptions s
        where s.payment_id is not null and not exists (select from settled p where p.id = s.payment_id)
      union all
      select 'settled payment ' || p.id || ' has not one invoice over its total' from settled p
        where (
          select count(*) from invoices i where i.payment_id = p.id and i.client_id = p.client_id and i.kind = 'invoice'
            and (i.document ->> 'total')::bigint = p.total and i.document ->> 'currency' = p.currency and i.document ->> 'number' = i.number
        ) <> 1
      union all
      select 'invoice ' || i.number || ' is to a payment that is not settled' from invoices i
        where not exists (select from settled p where p.id = i.payment_id)
      union all
      select 'payment ' || p.id || ' is not what its lines sum to' from payments p
        where p.total <> (p.quote ->> 'total')::bigint
          or p.total <> (select sum((line ->> 'amount')::bigint) from jsonb_array_elements(p.quote -> 'lines') line)
          or p.total <> (p.quote ->> 'taxable')::bigint + (p.quote ->> 'tax')::bigint
      union all
      select 'payment ' || p.id || ' of nothing was not settled at once' from payments p where p.total = 0 and p.state not in ('paid', 'refunded')
      union all
      select 'coupon ' || c.code || ' does not count what is held and taken of it' from coupons c
        where c.used <> (select count(*) from coupon_redemptions r where r.coupon_id = c.id and r.state in ('held', 'taken'))
      union all
      select 'coupon of payment ' || p.id || ' is not as the payment is' from payments p left join coupon_redemptions r on r.payment_id = p.id
        where coalesce(r.state, 'none') <> all (case
          when p.quote ->> 'couponCode' is null then array['none']
          when p.state in ('paid', 'refunded') then array['taken', 'honoured']
          when p.state in ('pending', 'verifying') then array['held']
          else array['released'] end)
      union all
      select 'unused part of subscription ' || replaces || ' counts for more than one payment' from payments
        where credited > 0 and state in ('pending', 'verifying', 'paid', 'refunded') group by replaces having count(*) > 1
      union all
      select 'payment ' || p.id || ' does not say what went back of it' from payments p left join gone g on g.payment_id = p.id
        where (p.settled_at is not null and p.refunded <> coalesce(g.counted, 0))
          or (p.state = 'refunded') <> (p.total > 0 and p.settled_at is not null and coalesce(g.done, 0) = p.total)
      union all
      select 'payment ' || p.id || ' gave back what an upgrade counts of it as well' from settled p
        join subscriptions s on s.payment_id = p.id
        join payments u on u.replaces = s.id and u.credited > 0 and u.state in ('pending', 'verifying', 'paid', 'refunded')
        where p.refunded > 0
          and p.refunded::numeric * ((p.quote ->> 'taxable')::bigint + p.credited) + u.credited::numeric * p.total
            > p.total::numeric * ((p.quote ->> 'taxable')::bigint + p.credited) + (p.quote ->> 'taxable')::bigint + p.credited
      union all
      select 'credits of subscription ' || s.id || ' do not end with its days' from subscriptions s
        join ledger_lots l on l.subscription_id = s.id
        where s.ends_at > now() and s.payment_id is not null and l.expires_at is distinct from
          s.ends_at + interval '1 millisecond' * 86400000 * (s.credit_validity_days - s.subscription_days)
      union all
      select 'refund ' || r.id || ' has not the credit note that it should' from refunds r join payments p on p.id = r.payment_id
        where (select count(*) from invoices i where i.refund_id = r.id and i.kind = 'creditNote' and i.payment_id = r.payment_id
            and (i.document ->> 'total')::bigint = r.amount)
          <> (case when r.state = 'done' and p.settled_at is not null then 1 else 0 end)
      union all
      select 'credit notes to payment ' || i.payment_id || ' come to more than its invoice' from invoices i
        group by i.payment_id
        having sum((i.document ->> 'total')::bigint * (case i.kind when 'invoice' then 1 else -1 end)) < 0
      union all
      select 'taxes of credit notes to payment ' || i.payment_id || ' come to more than those of its invoice' from invoices i,
        jsonb_array_elements(i.document -> 'taxes') tax
        group by i.payment_id, tax ->> 'kind' having sum((tax ->> 'amount')::bigint * (case i.kind when 'invoice' then 1 else -1 end)) < 0
      union all
      select 'document ' || i.number || ' is not what its lines sum to' from invoices i
        where (i.document ->> 'total')::bigint <> (select sum((line ->> 'amount')::bigint) from jsonb_array_elements(i.document -> 'lines') line)
          - (i.document ->> 'discount')::bigint
          + (select coalesce(sum((tax ->> 'amount')::bigint), 0) from jsonb_array_elements(i.document -> 'taxes') tax)
      union all
      select 'numbers of series ' || i.series || ' in ' || i.year || ' have a gap' from invoices i
        group by i.series, i.year
        having min(i.sequence) <> 1 or max(i.sequence) <> count(*)
          or max(i.sequence) <> (select c.last from invoice_counters c where c.series = i.series and c.year = i.year)
      union all
      select 'counter of series ' || c.series || ' in ' || c.year || ' counts what was not issued' from invoice_counters c
        where not exists (select from invoices i where i.series = c.series and i.year = c.year)
      union all
      select 'commission ' || c.id || ' is of no settled payment' from commissions c
        where c.kind = 'earned' and not exists (select from settled p where p.id = c.source and p.currency = c.currency and c.amount <= p.total)
      union all
      select 'commission on payment ' || e.source || ' is not what its refunds leave' from commissions e join payments p on p.id = e.source
        where e.kind = 'earned' and -(e.amount * coalesce((select done from gone where payment_id = p.id), 0) / greatest(p.total, 1)) <> (
          select coalesce(sum(b.amount), 0) from commissions b join refunds r on r.id = b.source where b.kind = 'returned' and r.payment_id = p.id
        )`,
  );
  return found.map((row) => row.fault);
}
