import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Argument,
  type Expression,
  type MemberExpression,
  type Module,
  type ObjectPatternProperty,
  parseSync,
  type TemplateElement,
  type TemplateLiteral,
} from '@swc/core';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { isTest } from './sources.ts';

// Keeps clients apart: their rows are reached through apps/server/src/db/own.ts and nowhere else.
const server = 'apps/server/src';
/** Where the tables themselves may be held. */
const inside = [/^db\/schema\//, /^db\/(own|tables|fields)\.ts$/];

/** The one file that may name pg-boss's tables: it grants and walls them, and no row of them is read or written by SQL of ours. */
const queue = 'jobs/queue.ts';

/** Below db/ statements are built and connections are wrapped; what could make or find a table of its own is refused elsewhere. */
const database = /^db\//;
/** What of drizzle makes a table, or SQL that the tag has not seen. */
const makers = /^(?:pg(?:Table|View|MaterializedView|Schema|TableCreator)|StringChunk|SQL)$/;

/** What is looked at in a node of any kind. */
const noNode = {
  type: '',
  value: null,
  tag: null,
  template: null,
  quasis: [],
  callee: null,
  object: null,
  property: null,
  properties: [],
  id: null,
  init: null,
  arguments: [],
};

const tenants = await findTenants();
const names = new Set(tenants.map(({ name }) => name));
const table = `\\b(${tenants.map((tenant) => tenant.table).join('|')})\\b`;
/** In SQL a client's table is not named at all: the ways to name one are too many to list. */
const named = new RegExp(table, 'i');
/** In a text that may be SQL or prose, a table is named after one of these words. */
const touches = new RegExp(`\\b(?:from|join|update|into|using)\\s+"?${table}`, 'i');
const statement =
  /^(?:\s|\(|--.*\n|\/\*[\s\S]*?\*\/)*(?:select|insert|update|delete|with|merge|table|truncate|lock|copy|alter|create|drop|declare|explain|do|execute|prepare|grant|revoke|analyze|vacuum|reindex|cluster|comment|notify)\b/i;

const files = globSync('**/*.ts', { cwd: server }).filter((path) => !isTest(path));
const outside = files.filter((path) => !inside.some((place) => place.test(path)));
const faults = outside.flatMap((path) => faultsOf(path).map((fault) => `${server}/${path}: ${fault}`));
for (const fault of faults) console.error(fault);
console.log(`${tenants.length} tables of clients, ${outside.length} files held away from them`);
if (faults.length > 0 || tenants.length === 0 || outside.length === 0) process.exitCode = 1;

/** Every table whose rows say whose they are, and that of the clients themselves, read from the schema. */
async function findTenants(): Promise<{ name: string; table: string }[]> {
  const found: { name: string; table: string }[] = [];
  for (const path of globSync(`${server}/db/schema/*.ts`)) {
    for (const [name, value] of Object.entries(await import(resolve(path)))) {
      if (!is(value, PgTable)) continue;
      const { name: table, columns } = getTableConfig(value);
      if (table === 'clients' || columns.some((column) => column.name === 'client_id')) found.push({ name, table });
    }
  }
  return found;
}

function faultsOf(path: string): string[] {
  const text = readFileSync(join(server, path), 'utf8');
  const { body } = parseSync(text, { syntax: 'typescript' });
  return [
    ...importFaults(body),
    ...sqlFaults(body, false),
    ...queueFaults(path, text),
    ...(database.test(path) ? [] : [...makerFaults(body), ...detourFaults(body, fieldsIn(body))]),
  ];
}

/** SQL of ours on what is pg-boss's. */
function queueFaults(path: string, text: string): string[] {
  if (/\b(?:from|join|into|update|truncate|table)\s+(?:only\s+)?"?pgboss"?\./i.test(text))
    return ['reads or writes rows that are pg-boss’s alone'];
  return path !== queue && /\bpgboss\b/.test(text) ? [`names tables of pg-boss: only ${queue} does`] : [];
}

function isSchema(from: string): boolean {
  return /(^|\/)schema\/[\w-]+\.ts$/.test(from);
}

function isKeeper(from: string): boolean {
  return /(^|\/)tables\.ts$/.test(from);
}

function isDrizzle(from: string): boolean {
  return /^drizzle-orm($|\/)/.test(from);
}

/** Tables by their name, all of a schema's file at once, the keeper of the tables, or `sql` in a way that hides it. */
function importFaults(body: Module['body']): string[] {
  return body.flatMap((item) => {
    if (item.type === 'ExportAllDeclaration' || item.type === 'ExportNamedDeclaration') {
      const from = item.source?.value ?? '';
      return isSchema(from) || isKeeper(from) ? [`passes ${from} on`] : [];
    }
    if (item.type !== 'ImportDeclaration' || item.typeOnly) return [];
    const from = item.source.value;
    if (isDrizzle(from)) {
      return item.specifiers.flatMap((specifier) => {
        if (specifier.type !== 'ImportSpecifier') return [`imports all of ${from}, and sql with it`];
        return specifier.imported?.value === 'sql' ? ['imports sql under another name'] : [];
      });
    }
    if (!isSchema(from) && !isKeeper(from)) return [];
    return item.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ImportSpecifier') return [`imports all of ${from}`];
      if (specifier.isTypeOnly) return [];
      const name = specifier.imported?.value ?? specifier.local.value;
      if (isSchema(from) ? !names.has(name) : name !== 'tenantTable') return [];
      return [`imports ${name}: rows of clients are reached through own or across`];
    });
  });
}

/** Tables and SQL of one's own, which no rule on names could see. */
function makerFaults(body: Module['body']): string[] {
  return body.flatMap((item) => {
    if (item.type !== 'ImportDeclaration' || item.typeOnly) return [];
    const from = item.source.value;
    return item.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ImportSpecifier') return isModule(from) ? [`imports all of ${from}`] : [];
      const name = specifier.imported?.value ?? specifier.local.value;
      if (isDrizzle(from) && !specifier.isTypeOnly && makers.test(name))
        return [`imports ${name}, which makes what is not looked at`];
      return isModule(from) && specifier.imported ? [`imports ${name} of ${from} under another name`] : [];
    });
  });
}

function isModule(from: string): boolean {
  return /^(?:node:)?module$/.test(from);
}

/** What the columns of tables are called in a file: `fields`, and what is taken out of it. */
function fieldsIn(node: unknown): ReadonlySet<string> {
  const found = new Set(['fields']);
  const look = (each: unknown): void => {
    if (Array.isArray(each)) for (const part of each) look(part);
    if (Array.isArray(each) || typeof each !== 'object' || each === null) return;
    const { type, id, init } = { ...noNode, ...each };
    if (type === 'VariableDeclarator' && found.has(rootOf(init))) for (const name of namesIn(id)) found.add(name);
    for (const part of Object.values(each)) look(part);
  };
  look(node);
  return found;
}

/** The names that a pattern gives. */
function namesIn(pattern: { readonly type: string } | null): string[] {
  if (pattern === null) return [];
  if (pattern.type === 'Identifier' && 'value' in pattern) return [String(pattern.value)];
  return Object.values(pattern).flatMap((part) =>
    Array.isArray(part)
      ? part.flatMap(namesIn)
      : typeof part === 'object' && part !== null && 'type' in part
        ? namesIn(part)
        : [],
  );
}

/** What a chain of members begins with. */
function rootOf(node: Expression | null): string {
  if (node?.type === 'Identifier') return node.value;
  return node?.type === 'MemberExpression' ? rootOf(node.object) : '';
}

/** Ways to a table in which its name does not stand: a member that is worked out, one that is reflected, a file that is required. */
function detourFaults(node: unknown, columns: ReadonlySet<string>): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => detourFaults(part, columns));
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, object, property, id, init, callee, arguments: args } = { ...noNode, ...node };
  if (type === 'ImportDeclaration') return [];
  if (type === 'Identifier' && value === 'Reflect') return ['reflects, which reaches what is not named'];
  if (type === 'Identifier' && (value === 'require' || value === 'createRequire'))
    return ['requires what it may only import'];
  // Where a file lies may be asked.
  if (type === 'MemberExpression' && rootOf(object) === 'require' && nameOf(property) === 'resolve') return [];
  if (type === 'VariableDeclarator' && isRequire(id, init)) return [];
  if (type === 'MemberExpression' && columns.has(rootOf(object)) && nameOf(property) === undefined)
    return ['takes what it does not name out of columns'];
  if (
    type === 'CallExpression' &&
    rootOf(callee) === 'Object' &&
    args.some(({ expression }) => columns.has(rootOf(expression)))
  )
    return ['takes what it does not name out of columns'];
  return Object.values(node).flatMap((part) => detourFaults(part, columns));
}

/** `const require = createRequire(…)`. */
function isRequire(id: { readonly type: string } | null, init: Expression | null): boolean {
  return (
    namesIn(id).join() === 'require' &&
    init?.type === 'CallExpression' &&
    init.callee.type === 'Identifier' &&
    init.callee.value === 'createRequire'
  );
}

/** Hand-written SQL that names such a table, unless it is handed to `across(…).query`. */
function sqlFaults(node: unknown, isCrossing: boolean): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => sqlFaults(part, isCrossing));
  if (typeof node !== 'object' || node === null) return [];
  const {
    type,
    value,
    tag,
    template,
    quasis,
    callee,
    property,
    properties,
    init,
    arguments: args,
  } = {
    ...noNode,
    ...node,
  };
  if (type === 'StringLiteral' && !isCrossing) return textFaults([String(value)]);
  if (type === 'TaggedTemplateExpression' && isSql(tag) && template !== null && !isCrossing) {
    const { quasis: parts, expressions } = template as TemplateLiteral;
    return [...nameFaults(named, parts.map(textOf)), ...sqlFaults(expressions, isCrossing)];
  }
  if (type === 'ObjectPattern' && properties.some(takesTable)) return ['takes a table out of its column'];
  if (type === 'VariableDeclarator' && isSql(init)) return ['gives sql another name'];
  if (type === 'CallExpression' && isLateImport(callee, args)) return ['imports what it may only name at its head'];
  if (type === 'MemberExpression' && nameOf(property) === 'table') return ['reaches a table through its column'];
  const opens = type === 'CallExpression' && isQueryAcross(callee);
  const own = isCrossing
    ? []
    : type === 'CallExpression' && isRawSql(callee)
      ? rawFaults(args)
      : type === 'TemplateLiteral'
        ? textFaults(quasis.map(textOf))
        : [];
  return [...own, ...Object.values(node).flatMap((part) => sqlFaults(part, isCrossing || opens))];
}

/** A text is SQL when it begins like a statement; else it may be a part of one, or prose. */
function textFaults(parts: readonly string[]): string[] {
  return nameFaults(statement.test(parts[0] ?? '') ? named : touches, parts);
}

function nameFaults(pattern: RegExp, parts: readonly string[]): string[] {
  return parts.flatMap((part) => {
    const found = pattern.exec(part)?.[1];
    return found === undefined ? [] : [`names the table ${found} in SQL of its own`];
  });
}

function textOf({ cooked, raw }: TemplateElement): string {
  return cooked ?? raw;
}

/** Unescaped SQL may only be a text that is written out and names no client's table: of any other it cannot be known. */
function rawFaults(args: readonly Argument[]): string[] {
  return args.flatMap(({ expression }) => {
    if (expression.type !== 'StringLiteral') return ['hands sql.raw what is not written out'];
    const found = tenants.find(({ table }) => new RegExp(`\\b${table}\\b`).test(expression.value));
    return found ? [`names the table ${found.table} in raw SQL`] : [];
  });
}

function isRawSql(callee: Expression | null): boolean {
  if (callee?.type !== 'MemberExpression' || !isSql(callee.object)) return false;
  const name = nameOf(callee.property);
  // A member that is worked out may be any.
  return name === undefined || name === 'raw' || name === 'identifier';
}

function isSql(node: Expression | null): boolean {
  return node?.type === 'Identifier' && node.value === 'sql';
}

/** `const { table } = column`, under whatever name. */
function takesTable(property: ObjectPatternProperty): boolean {
  if (property.type === 'RestElement') return false;
  const { key } = property;
  if (key.type === 'Computed') return key.expression.type !== 'StringLiteral' || key.expression.value === 'table';
  return 'value' in key && key.value === 'table';
}

/** `import(…)` of the schema, of the keeper of the tables, of drizzle, or of what cannot be known. */
function isLateImport(callee: { readonly type: string } | null, args: readonly Argument[]): boolean {
  if (callee?.type !== 'Import') return false;
  const from = args[0]?.expression;
  if (from?.type !== 'StringLiteral') return true;
  return isSchema(from.value) || isKeeper(from.value) || isDrizzle(from.value);
}

/** What a member is called, written with a dot or in brackets. */
function nameOf(property: MemberExpression['property'] | null): string | undefined {
  if (property?.type === 'Identifier') return property.value;
  if (property?.type !== 'Computed' || property.expression.type !== 'StringLiteral') return undefined;
  return property.expression.value;
}

/** Whether what is called is `query` of the answer of `across`. */
function isQueryAcross(callee: Expression | null): boolean {
  if (callee?.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const { object, property } = callee;
  if (property.value !== 'query' || object.type !== 'CallExpression') return false;
  return object.callee.type === 'Identifier' && object.callee.value === 'across';
}
