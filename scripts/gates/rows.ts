import { globSync, readFileSync } from 'node:fs';
import { type Expression, parseSync } from '@swc/core';
import { isTest } from './sources.ts';

// Refuses comparisons with an operation's name outside of its row: what differs by operation is a field of the row.
const contract = 'packages/contract/src/operations';
const tools = 'apps/web/src/studio/tools';

/** Words that mean something else too, by what is compared with them. */
const otherMeanings: Record<string, readonly string[]> = { repeat: ['mode', 'value', 'op', 'kind'] };

/** What is looked at in a node of any kind. */
const noNode = { type: '', operator: '', left: null, right: null, discriminant: null, cases: [], object: null };

const names = new Set(
  globSync(`${contract}/*.ts`).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\boperation\(\{\s*name: '(\w+)'/g)].map(([, name]) => name ?? ''),
  ),
);
const isNamed = new RegExp(`['"](?:${[...names].join('|')})['"]`);
const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}').filter((path) => !isTest(path));

let faults = 0;
for (const path of files) {
  const text = readFileSync(path, 'utf8');
  if (!isNamed.test(text)) continue;
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') });
  for (const name of compared(body)) {
    if (isOwn(path, name)) continue;
    faults += 1;
    console.error(`${path}: compares with '${name}': what differs by operation is a field of its row`);
  }
}
console.log(`${names.size} operations, ${files.length} files looked at`);
if (faults > 0 || names.size === 0 || files.length === 0) process.exitCode = 1;

/** The row of an operation in the contract, and the folder of its tool. */
function isOwn(path: string, name: string): boolean {
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return path === `${contract}/${file}.ts` || path.startsWith(`${tools}/${file}/`);
}

/** The operations that are compared with in these nodes. */
function compared(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(compared);
  if (typeof node !== 'object' || node === null) return [];
  const { type, operator, left, right, discriminant, cases, object } = { ...noNode, ...node };
  const own =
    type === 'BinaryExpression' && /^[!=]==?$/.test(operator)
      ? [...match(left, right), ...match(right, left)]
      : type === 'SwitchStatement'
        ? cases.flatMap(({ test }) => match(test, discriminant))
        : type === 'MemberExpression' && isList(object)
          ? elements(object).flatMap((each) => match(each, null))
          : [];
  return [...own, ...Object.values(node).flatMap(compared)];
}

function match(word: Expression | null, other: Expression | null): string[] {
  if (word?.type !== 'StringLiteral' || !names.has(word.value)) return [];
  return otherMeanings[word.value]?.includes(lastName(other)) ? [] : [word.value];
}

/** A list that something is asked of at once, as whether it includes a name. */
function isList(object: Expression | null): boolean {
  return object?.type === 'ArrayExpression';
}

function elements(object: Expression | null): Expression[] {
  return object?.type === 'ArrayExpression' ? object.elements.flatMap((each) => (each ? [each.expression] : [])) : [];
}

/** What is compared is called this: the name of a variable, or of the last member. */
function lastName(node: Expression | null): string {
  if (node?.type === 'Identifier') return node.value;
  if (node?.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.value;
  return '';
}
