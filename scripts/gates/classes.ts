import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { transform } from 'lightningcss';
import { isTest } from './sources.ts';

// Refuses a class of a module stylesheet that is used and not defined, or defined and not used: neither the build nor the checker of types
// says a word of it, and an element that asks for a class that is gone stands there without its looks.
const pages = 'apps/web/src';

/** By the path of each stylesheet the classes that it defines, and those that some file uses. */
const sheets = new Map(
  globSync(`${pages}/**/*.module.css`).map((path) => [path, { defined: definedIn(path), used: new Set<string>() }]),
);
const files = globSync(`${pages}/**/*.{ts,tsx}`).filter((path) => !isTest(path));
const faults = files.flatMap((path) => faultsOf(path).map((fault) => `${path}: ${fault}`));
for (const [path, { defined, used }] of sheets) {
  for (const name of defined) if (!used.has(name)) faults.push(`${path}: no file uses its class ${name}`);
}
for (const fault of faults) console.error(fault);
console.log(`${sheets.size} stylesheets, ${files.length} files looked at`);
if (faults.length > 0 || sheets.size === 0 || files.length === 0) process.exitCode = 1;

/** The classes in the selectors of a stylesheet, but for those that stand there as global. */
function definedIn(path: string): Set<string> {
  const found = new Set<string>();
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('kind' in part && part.kind === 'global') return;
    if ('type' in part && part.type === 'class' && 'name' in part) found.add(String(part.name));
    Object.values(part).forEach(collect);
  };
  transform({ filename: path, code: readFileSync(path), cssModules: true, visitor: { Selector: collect } });
  return found;
}

/** What is wrong with the classes that a file uses; they are noted as used. */
function faultsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  if (!text.includes('.module.css')) return [];
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') });
  return body.flatMap((item) => {
    if (item.type !== 'ImportDeclaration' || !item.source.value.endsWith('.module.css')) return [];
    const from = join(path, '..', item.source.value);
    const sheet = sheets.get(from);
    if (sheet === undefined) return [`imports ${from}, which is not there`];
    const rest = body.filter(({ type }) => type !== 'ImportDeclaration');
    return item.specifiers.flatMap(({ local }) =>
      [...new Set(usesOf(rest, variableIn(local)))].flatMap((name) => {
        if (name === undefined) return [`takes from ${from} what is not written out: write ${local.value}.name`];
        sheet.used.add(name);
        return sheet.defined.has(name) ? [] : [`uses ${local.value}.${name}, and ${from} has no class ${name}`];
      }),
    );
  });
}

/** The classes that are taken from a stylesheet below a node; undefined where it cannot be known which. */
function usesOf(node: unknown, sheet: string): (string | undefined)[] {
  if (typeof node !== 'object' || node === null) return [];
  if (variableIn(node) === sheet) return [undefined];
  const { type, object, property, id, init } = partsOf(node);
  if (type === 'MemberExpression' && variableIn(object) === sheet) return [nameIn(property)];
  if (type === 'VariableDeclarator' && variableIn(init) === sheet) return takenBy(id);
  return Object.values(node).flatMap((each) => usesOf(each, sheet));
}

/** What a pattern takes out of a stylesheet. */
function takenBy(pattern: unknown): (string | undefined)[] {
  const { type, properties } = partsOf(pattern);
  if (type !== 'ObjectPattern' || !Array.isArray(properties)) return [undefined];
  return properties.map((each) => nameIn(partsOf(each).key));
}

/** A variable, by its name and its scope: a label of the same name has no scope, and a variable of a function another. */
function variableIn(node: unknown): string {
  const { type, value, ctxt } = partsOf(node);
  return type === 'Identifier' ? `${value} of ${ctxt}` : '';
}

/** The name of a member, where it is written out, with a point or in brackets. */
function nameIn(property: unknown): string | undefined {
  const { type, value, expression } = partsOf(property);
  const inBrackets = partsOf(expression);
  if (type === 'Identifier' || type === 'StringLiteral') return String(value);
  return type === 'Computed' && inBrackets.type === 'StringLiteral' ? String(inBrackets.value) : undefined;
}

/** A node of any kind, by the names of its parts. */
function partsOf(node: unknown): Record<string, unknown> {
  return { ...(typeof node === 'object' ? node : null) };
}
