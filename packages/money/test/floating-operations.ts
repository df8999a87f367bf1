import { parseSync } from '@swc/core';

/** What makes a fraction of whole numbers, or loses their last digit. */
const lossy = new Set(['/', '*', '**', '/=', '*=', '**=', '>>>']);
const floatingNames = new Set([
  'Math',
  'parseFloat',
  'toFixed',
  'toPrecision',
  'toExponential',
  'Float64Array',
  'Float32Array',
]);

/**
 * The floating operations of a source: products and quotients of which neither side is a big integer on sight (JavaScript refuses to mix), broken
 * numbers, and names that stand for nothing else.
 */
export function floatingOperations(source: string, tsx = false): string[] {
  const found: string[] = [];
  look(parseSync(source, { syntax: 'typescript', tsx }), found);
  return found;
}

function look(node: unknown, found: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const each of node) look(each, found);
    return;
  }
  const fault = faultOf(new Map(Object.entries(node)));
  if (fault !== undefined) found.push(fault);
  for (const each of Object.values(node)) look(each, found);
}

type Node = ReadonlyMap<string, unknown>;

function faultOf(node: Node): string | undefined {
  const [type, operator, value] = [node.get('type'), node.get('operator'), node.get('value')];
  if (type === 'NumericLiteral' && !Number.isSafeInteger(value)) return String(value);
  if (type === 'Identifier' && typeof value === 'string' && floatingNames.has(value)) return value;
  if (type !== 'BinaryExpression' && type !== 'AssignmentExpression') return undefined;
  if (typeof operator !== 'string' || !lossy.has(operator)) return undefined;
  return isBig(node.get('left')) || isBig(node.get('right')) ? undefined : operator;
}

function isBig(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const node: Node = new Map(Object.entries(given));
  const [type, callee] = [node.get('type'), node.get('callee')];
  if (type === 'BigIntLiteral') return true;
  if (type === 'CallExpression')
    return typeof callee === 'object' && callee !== null && 'value' in callee && callee.value === 'BigInt';
  if (type === 'ParenthesisExpression') return isBig(node.get('expression'));
  return type === 'BinaryExpression' && (isBig(node.get('left')) || isBig(node.get('right')));
}
