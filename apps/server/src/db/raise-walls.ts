import { clientRole, clientSetting } from './second-wall.ts';
import { tableNames } from './table-names.ts';

/** Of errors of PostgreSQL: the account may not do this. */
const insufficientPrivilege = '42501';

/** Its rows are the clients themselves. */
const ownerTable = 'clients';
/** Failures to give the current password, or the code of the second step, are counted by the ids in here. */
const peopleTable = 'users';
/** Its rows say under which key bytes lie. */
const pictureTable = 'files';

/** What holds of a file that a client writes. */
const placed = `
      storage_key ~ ('^${pictureTable}/' || client_id || '/[^/]+$')
      and exists (select from ${peopleTable} person where person.id = ${pictureTable}.created_by)
      and (parent_id is null or exists (select from ${pictureTable} parent where parent.id = ${pictureTable}.parent_id))
    `;

/**
 * Row-level security for every table of clients' rows, found in the catalogue: those with a `client_id`, the clients
 * themselves, and tables that hang on one of these by a key. What else lies in the schema is somebody else's. Runs after the migrations at every start and changes only
 * what is missing. Row security: https://www.postgresql.org/docs/current/ddl-rowsecurity.html
 */
const walls = `
do $walls$
declare
  wall record;
  book regclass;
  ours constant oid[] := array(
    select c.oid from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname = any ('{${tableNames.join()}}')
  );
  mine constant text := $$ = nullif(current_setting('${clientSetting}', true), '')::uuid$$;
begin
  if not exists (select from pg_roles where rolname = '${clientRole}') then
    begin
      create role ${clientRole} nologin;
    -- Another database of the same cluster was quicker.
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role(current_user, '${clientRole}', 'member') then
    execute format('grant ${clientRole} to %I', current_user);
  end if;
  grant usage on schema public to ${clientRole};
  for wall in
    with held as (
      select c.oid, c.relname, a.attname from pg_class c
      join pg_attribute a on a.attrelid = c.oid
      where c.oid = any (ours) and not a.attisdropped
        and a.attname = case c.relname when '${ownerTable}' then 'id' else 'client_id' end
    ), hanging as (
      select distinct on (c.oid) c.oid, c.relname, a.attname, held.relname as parent from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join held on held.oid = k.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      where k.contype = 'f' and c.oid = any (ours) and c.oid not in (select oid from held) order by c.oid, a.attnum
    )
    select oid, relname, format('%I', attname) || mine as condition from held
    union all
    select oid, relname, format('exists (select from %I parent where parent.id = %I.%I)', parent, relname, attname) from hanging
  loop
    continue when exists (select from pg_policy where polrelid = wall.oid and polname = '${clientRole}');
    execute format('alter table %I enable row level security', wall.relname);
    execute format('create policy ${clientRole} on %I to ${clientRole} using (%s)', wall.relname, wall.condition);
  end loop;
  -- Things are made by the client's own people. Only of what is added: support writes into what a client has asked.
  for wall in
    select c.oid, c.relname, string_agg(
      format('(%1$I is null or exists (select from ${peopleTable} person where person.id = %2$I.%1$I))', a.attname, c.relname), ' and '
    ) as condition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = '${peopleTable}'::regclass and c.oid = any (ours) group by c.oid, c.relname
  loop
    continue when exists (select from pg_policy where polrelid = wall.oid and polname = '${clientRole}_makers');
    execute format('create policy ${clientRole}_makers on %I as restrictive for insert to ${clientRole} with check (%s)', wall.relname, wall.condition);
  end loop;
  -- A file lies among those of its client, whenever it is written: its key is what its bytes are read by. What it was made from is one of them too. In two
  -- policies, for one that also holds for reading could not look into the table that it guards.
  if not exists (select from pg_policy where polrelid = '${pictureTable}'::regclass and polname = '${clientRole}_moves') then
    drop policy if exists ${clientRole}_places on ${pictureTable};
    create policy ${clientRole}_places on ${pictureTable} as restrictive for insert to ${clientRole} with check (${placed});
    create policy ${clientRole}_moves on ${pictureTable} as restrictive for update to ${clientRole} using (true) with check (${placed});
  end if;
  -- Failures of the client's own people; those to sign in are counted before it is known whose they are.
  if not exists (
    select from pg_policy where polrelid = 'throttles'::regclass and polname = '${clientRole}'
      and pg_get_expr(polqual, polrelid) like '%code %'
  ) then
    alter table throttles enable row level security;
    drop policy if exists ${clientRole} on throttles;
    create policy ${clientRole} on throttles to ${clientRole} using (
      key in (select 'password ' || person.id from ${peopleTable} person)
      or key in (select 'code ' || person.id from ${peopleTable} person)
    );
  end if;
  for book in select unnest(ours)::regclass loop
    execute format('grant select, insert, update, delete on %s to ${clientRole}', book);
  end loop;
  -- What belongs to the whole installation is read alone; letters are the outbox's, and what strangers ask for is the operator's.
  revoke insert, update, delete on plans, operation_settings, site_settings, places, seller from ${clientRole};
  revoke all on coupons, operation_costs, invoice_counters, provider_events, resellers, commissions, mails, sales_requests, sign_ups, call_counts, unsealed_actions, sealed_actions, seals, audit_checks, upkeep from ${clientRole};
  -- What is written once is read and added to.
  for book in select distinct tgrelid::regclass from pg_trigger where tgfoid = 'refuse_change'::regproc and tgrelid = any (ours) loop
    execute format('revoke update, delete, truncate on %s from ${clientRole}', book);
  end loop;
  for book in
    select objid::regclass from pg_depend join pg_class on pg_class.oid = objid
    where refobjid = any (ours) and relkind = 'S' and deptype in ('a', 'i')
  loop
    execute format('grant usage on sequence %s to ${clientRole}', book);
  end loop;
end
$walls$`;

/** Raises the second wall. Answers what PostgreSQL refused, where the account of the database may not do all of it; nothing of it is done then. */
export async function raiseWalls(run: (statement: string) => Promise<unknown>): Promise<string | undefined> {
  try {
    await run(walls);
    return undefined;
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === insufficientPrivilege) return problem.message;
    throw problem;
  }
}
