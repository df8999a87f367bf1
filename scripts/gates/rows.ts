import { globSync, readFileSync } from 'node:fs';
import {
  type Argument,
  type Expression,
  type MemberExpression,
  type ObjectExpression,
  type Pattern,
  type PropertyName,
  parseSync,
} from '@swc/core';
import { isTest } from './sources.ts';

// Refuses an operation's name outside of its row, comparisons with one that is a word of its own too, requests and rows taken by name, and
// tables by name beside those that a recipe of ours lists: what differs by operation is a field of the row. Refuses as well what
// has a name elsewhere: numbers, and keys of queries.
const contract = 'packages/contract/src/operations';
const tools = 'apps/web/src/studio/tools';

/** What has a line for each operation: the rows themselves, their tools and addresses, who does them, what they are called. */
const tables =
  /^(?:packages\/contract\/src\/operations\/table|packages\/engines\/src\/(?:builtin\/table|redraw\/model-engines)|apps\/web\/src\/(?:studio\/tools\/tools|addresses\/tool-paths|i18n\/\w+\/\w+))\.ts$/;

/** Names that are words of their own as well: they are refused where an operation is compared with them, the others wherever they stand. */
const ordinary = new Set(['repeat', 'dpi', 'edit', 'mask', 'mix']);

/** Words that mean something else too, by what is compared with them. */
const otherMeanings: Record<string, readonly string[]> = { repeat: ['mode', 'value', 'op', 'kind'] };

/** What is called so is the name of an operation. */
const isOperation = /^(?:operation|tool)$/;

/** What is called so is a table by operation: what is taken from it by name is one operation's. */
const byOperation = /^(?:operations|tools|problems|sending|values|kept)$/;
/** What is written in one file, under a name. */
const homes = [
  { what: 'a number', pattern: /(?<![\d.])2\.54(?!\d)/, home: 'packages/contract/src/units.ts', name: 'cmPerInch' },
  { what: 'a number', pattern: /(?<![\d.])0?\.2126(?!\d)/, home: 'packages/colour/src/srgb.ts', name: 'lumaOf' },
  // Rounded they are weights of light only beside each other.
  {
    what: 'a number',
    pattern: /(?<![\d.])0?\.21[23]?(?!\d)[^;]{1,60}?(?<![\d.])0?\.7(?:15?|2)(?!\d)[^;]{1,60}?(?<![\d.])0?\.072?(?!\d)/,
    home: 'packages/colour/src/srgb.ts',
    name: 'lumaOf',
  },
  {
    what: 'a number',
    pattern: /[<>]=?\s*0?\.(?:04045|0031308)(?!\d)/,
    home: 'packages/colour/src/srgb.ts',
    name: 'srgbToLinear',
  },
  {
    what: 'a number',
    pattern: /(?<![\d.])0?\.(?:9642|95047)|(?<![\d.])1\.08883|(?<!\d)216 ?\/ ?24389|(?<!\d)6 ?\/ ?29(?!\d)/,
    home: 'packages/colour/src/lab.ts',
    name: 'whites',
  },
  { what: 'a key of a query', pattern: /\bqueryKey:\s*\[/, home: 'apps/web/src/api/query-keys.ts', name: 'queryKeys' },
] as const;

/** What is looked at in a node of any kind. */
interface Looked {
  readonly type: string;
  readonly id: Pattern | null;
  readonly init: Expression | null;
  readonly key: PropertyName | null;
  readonly value: Expression | Pattern | null;
  readonly property: MemberExpression['property'] | null;
  readonly operator: string;
  readonly pattern: string;
  readonly left: Expression | null;
  readonly right: Expression | null;
  readonly discriminant: Expression | null;
  readonly cases: readonly { readonly test: Expression | null }[];
  readonly object: Expression | null;
  readonly callee: Expression | null;
  readonly arguments: readonly Argument[];
  readonly properties: ObjectExpression['properties'];
}
const nothing = { operator: '', pattern: '', left: null, right: null, discriminant: null, object: null, callee: null };
const named = { id: null, init: null, key: null, value: null, property: null };
const noNode: Looked = { type: '', ...nothing, ...named, cases: [], arguments: [], properties: [] };

const names = new Set(
  globSync(`${contract}/*.ts`).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\boperation\(\{\s*name: '(\w+)'/g)].map(([, name]) => name ?? ''),
  ),
);
const anyName = `(?:${[...names].join('|')})`;
const isNamed = new RegExp(
  `['"/(|]${anyName}['"/)|]|\\b${anyName}\\s*[:,}]|\\.${anyName}\\b|\\.(?:startsWith|endsWith)\\(`,
);
const distinct = new RegExp(`\\b(${[...names].filter((name) => !ordinary.has(name)).join('|')})\\b`);
/** Texts and lists of texts that a file keeps under a name. */
const kept = new Map<string, Expression>();
const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}').filter((path) => !isTest(path));

let faults = 0;
for (const path of files) {
  const text = readFileSync(path, 'utf8');
  for (const { what, pattern, home, name } of homes) {
    if (path === home || !pattern.test(text)) continue;
    faults += 1;
    console.error(`${path}: ${what} that has a name: ${name} of ${home}`);
  }
  if (!isNamed.test(text)) continue;
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') });
  kept.clear();
  keep(body);
  for (const name of compared(body, tables.test(path) ? /^(?:BinaryExpression|SwitchStatement)$/ : /^/)) {
    if (isOwn(path, name)) continue;
    faults += 1;
    console.error(`${path}: compares with '${name}': what differs by operation is a field of its row`);
  }
}
console.log(`${names.size} operations, ${files.length} files looked at`);
if (faults > 0 || names.size === 0 || files.length === 0) process.exitCode = 1;

/** The row of an operation in the contract, the folder of its tool, and the file that does it. */
function isOwn(path: string, name: string): boolean {
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return (
    [contract, 'packages/imaging/src', 'packages/engines/src/builtin'].some(
      (folder) => path === `${folder}/${file}.ts`,
    ) || path.startsWith(`${tools}/${file}/`)
  );
}

/** Keeps what is written out under a name, to know what is compared with it. */
function keep(node: unknown): void {
  if (Array.isArray(node)) for (const each of node) keep(each);
  if (Array.isArray(node) || typeof node !== 'object' || node === null) return;
  const { type, id, init } = { ...noNode, ...node };
  if (type === 'VariableDeclarator' && id?.type === 'Identifier' && init) kept.set(id.value, init);
  for (const each of Object.values(node)) keep(each);
}

/** What stands behind a name, if that is written out in the file. */
function behind(word: Expression | null): Expression | null {
  return word?.type === 'Identifier' ? (kept.get(word.value) ?? word) : word;
}

/** The operations that are compared with in these nodes, where they are of such types: what holds a table names all, and compares with none. */
function compared(node: unknown, types: RegExp): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => compared(each, types));
  if (typeof node !== 'object' || node === null) return [];
  const looked = { ...noNode, ...node };
  // A type only says what may come.
  if (looked.type === 'TsLiteralType') return [];
  const own = types.test(looked.type) ? asked(looked) : [];
  return [...own, ...Object.values(node).flatMap((each) => compared(each, types))];
}

/** The operations that this one node asks for. */
function asked(node: Looked): string[] {
  const { type, left, right, object } = node;
  if (type === 'StringLiteral') {
    const name: unknown = node.value;
    return typeof name === 'string' && names.has(name) && !ordinary.has(name) ? [name] : [];
  }
  if (type === 'RegExpLiteral') return distinct.exec(node.pattern)?.slice(1, 2) ?? [];
  if (type === 'CallExpression') return partly(node);
  if (type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator))
    return [...match(left, right), ...match(right, left)];
  if (type === 'SwitchStatement') return node.cases.flatMap(({ test }) => match(test, node.discriminant));
  // Of a list, or an object, something is asked at once, as whether it includes a name.
  if (type === 'MemberExpression')
    return [
      ...elements(object).flatMap((each) => match(each, null)),
      ...keysOf(object),
      ...taken(object, node.property),
    ];
  if (type === 'VariableDeclarator') return byOperation.test(lastName(node.init)) ? takenApart(node.id) : [];
  if (type === 'KeyValuePatternProperty') return byOperation.test(wordOf(node.key)) ? takenApart(node.value) : [];
  if (type === 'KeyValueProperty' && wordOf(node.key) === 'operation' && node.value?.type === 'StringLiteral')
    return names.has(node.value.value) ? [node.value.value] : [];
  if (type === 'NewExpression' && /^(?:Set|Map)$/.test(lastName(node.callee))) return node.arguments.flatMap(firsts);
  // One key alone may be a word that means something else; several make a table by operation.
  const keys = node.properties.length > 1 ? namedBy(node.properties) : [];
  return type === 'ObjectExpression' && keys.length === node.properties.length ? keys : [];
}

/** An operation that is asked for by a part of its name, or compared without a sign. */
function partly({ callee, arguments: args }: Looked): string[] {
  if (callee?.type !== 'MemberExpression') return [];
  const [asks, of] = [lastName(callee), lastName(callee.object)];
  if (of === 'Object' && asks === 'is') return args.flatMap(({ expression }) => match(expression, null));
  const isAsked = args.some(({ expression }) => isOperation.test(lastName(expression)));
  if (isAsked && asks === 'includes') return elements(behind(callee.object)).flatMap((each) => match(each, null));
  const isPart = /^(?:startsWith|endsWith)$/.test(asks) && isOperation.test(of);
  return isPart
    ? args.flatMap(({ expression }) => (expression.type === 'StringLiteral' ? [expression.value] : []))
    : [];
}

/** The operation that is taken from a table by its name, with a point or with brackets; a list has a method of one of these names. */
function taken(table: Expression | null, property: Looked['property']): string[] {
  const name = wordOf(property?.type === 'Computed' ? property.expression : property);
  return byOperation.test(lastName(table)) && names.has(name) && !(name in Array.prototype) ? [name] : [];
}

/** The operations that a pattern takes out of a table. */
function takenApart(pattern: Looked['id'] | Looked['value']): string[] {
  if (pattern?.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((each) => ('key' in each && names.has(wordOf(each.key)) ? [wordOf(each.key)] : []));
}

/** The word of a key. */
function wordOf(key: { readonly type: string; readonly value?: unknown } | null): string {
  const isWord = key?.type === 'Identifier' || key?.type === 'StringLiteral';
  return isWord && typeof key.value === 'string' ? key.value : '';
}

function match(named: Expression | null, other: Expression | null): string[] {
  const word = behind(named);
  if (word?.type !== 'StringLiteral' || !names.has(word.value)) return [];
  return otherMeanings[word.value]?.includes(lastName(other)) ? [] : [word.value];
}

function elements(object: Expression | null): Expression[] {
  return object?.type === 'ArrayExpression' ? object.elements.flatMap((each) => (each ? [each.expression] : [])) : [];
}

/** What a set is made of, and the keys of a map. */
function firsts({ expression }: Argument): string[] {
  const each = elements(expression).flatMap((one) =>
    one.type === 'ArrayExpression' ? elements(one).slice(0, 1) : [one],
  );
  return each.flatMap((word) => match(word, null));
}

function keysOf(object: Expression | null): string[] {
  const inner = object?.type === 'ParenthesisExpression' ? object.expression : object;
  return inner?.type === 'ObjectExpression' ? namedBy(inner.properties) : [];
}

/** The operations that are keys of an object. */
function namedBy(properties: ObjectExpression['properties']): string[] {
  const keys = properties.map((each) => ('key' in each ? each.key : each));
  return keys.flatMap((key) =>
    (key.type === 'Identifier' || key.type === 'StringLiteral') && names.has(key.value) ? [key.value] : [],
  );
}

/** What is compared is called this: the name of a variable, or of the last member. */
function lastName(node: Expression | null): string {
  if (node?.type === 'Identifier') return node.value;
  if (node?.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.value;
  return '';
}
