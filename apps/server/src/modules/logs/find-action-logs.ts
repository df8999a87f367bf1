import { type ActionLog, paramsAsRead } from '@naksha/contract';
import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { likePattern } from '../../db/like-pattern.ts';
import type { Row } from '../../db/tables.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { noteVisits } from './visit-client.ts';

const { actionLogs, clients } = fields;

export interface ActionLogFilters {
  readonly clientId?: string | undefined;
  readonly userId?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
}

export interface ActionLogQuery extends ActionLogFilters {
  readonly page: number;
  readonly limit: number;
  readonly sortBy: string;
  readonly sortOrder: string;
}

const columns = { createdAt: actionLogs.createdAt, action: actionLogs.action, userName: actionLogs.userName };

/** A page of the action log. Of the two sort words one is a column and one a direction, in either place. */
export async function findActionLogs(scope: ClientScope | SuperScope, query: ActionLogQuery) {
  const { page, limit, sortBy, sortOrder } = query;
  const words = [sortBy, sortOrder];
  const column = columns[words.find((word): word is keyof typeof columns => word in columns) ?? 'createdAt'];
  const direction = words.includes('asc') ? asc : desc;
  const where = conditionOf(query);
  const counted = await visibleTo(scope)
    .actionLogs.pick({ clientId: actionLogs.clientId, count: count() }, where)
    .groupBy(actionLogs.clientId);
  const order = [direction(column), direction(actionLogs.id)];
  const data = await readActionLogs(scope, where, order, { limit, offset: (page - 1) * limit });
  // How many there are says something of those that the page leaves out too, when it is of certain words or of somebody.
  if (query.search || query.userId !== undefined)
    await noteVisits(
      scope,
      counted.map(({ clientId }) => clientId),
      'log',
      query.search,
    );
  const total = counted.reduce((sum, each) => sum + each.count, 0);
  return { data, total, pageNo: page, limit };
}

/** Lines of the log as they are shown. A super-admin who reads lines of clients leaves one in the log of each. */
export async function readActionLogs(
  scope: ClientScope | SuperScope,
  where: SQL | undefined,
  order: readonly SQL[],
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ActionLog[]> {
  const visible = visibleTo(scope);
  const found = await visible.actionLogs
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const ids = [...new Set(found.flatMap(({ clientId }) => (clientId === null ? [] : [clientId])))];
  const whose =
    ids.length === 0
      ? []
      : await visible.clients.pick(
          { id: clients.id, name: clients.name, timeZone: clients.timeZone },
          inArray(clients.id, ids),
        );
  await noteVisits(scope, ids, 'log');
  const known = new Map(whose.map(({ id, ...client }) => [id, client]));
  return found.map((row) => present(row, known));
}

/** What is looked for: filters that are not given let everything in. */
export function conditionOf({ clientId, userId, action, from, to, search }: ActionLogFilters): SQL | undefined {
  return and(
    clientId === undefined ? undefined : eq(actionLogs.clientId, clientId),
    userId === undefined ? undefined : eq(actionLogs.userId, userId),
    action === undefined ? undefined : eq(actionLogs.action, action),
    from === undefined ? undefined : gte(actionLogs.createdAt, new Date(from)),
    to === undefined ? undefined : lt(actionLogs.createdAt, new Date(to)),
    search ? or(...searched.map((text) => sql`${text} ilike ${likePattern(search)}`)) : undefined,
  );
}

const searched = [
  actionLogs.userName,
  actionLogs.object,
  actionLogs.ip,
  actionLogs.requestId,
  ...[actionLogs.params, actionLogs.before, actionLogs.after].map((json) => sql`${json}::text`),
];

type Whose = ReadonlyMap<string, { readonly name: string; readonly timeZone: string }>;

function present(row: Row<'actionLogs'>, known: Whose): ActionLog {
  const { id, clientId, userId, userName, action, object, params, before, after, ip, requestId, createdAt } = row;
  const client = clientId === null ? undefined : known.get(clientId);
  const whose = { clientId, clientName: client?.name ?? null, timeZone: client?.timeZone ?? null };
  const what = { ...whose, userId, userName, action, object, before, after };
  return {
    _id: id,
    ...what,
    params: paramsAsRead({ action, params }),
    ip,
    requestId,
    createdAt: createdAt.toISOString(),
  };
}
