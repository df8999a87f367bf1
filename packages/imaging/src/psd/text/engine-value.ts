/** A value of the text engine: whole numbers are bigint, others number; strings are text. */
export type EngineValue =
  | boolean
  | bigint
  | number
  | string
  | readonly EngineValue[]
  | { readonly [key: string]: EngineValue };

/** A value in the words of the text engine, as programs that set type write it. */
export function engineText(value: EngineValue): Buffer {
  return Buffer.concat([Buffer.from('\n\n'), ...pieces(value, ''), Buffer.from('\n')]);
}

function pieces(value: EngineValue, indent: string): Buffer[] {
  if (typeof value === 'string') return [Buffer.from('('), letters(value), Buffer.from(')')];
  if (typeof value === 'number') return [Buffer.from(decimal(value))];
  if (typeof value !== 'object') return [Buffer.from(`${value}`)];
  const inner = `${indent}\t`;
  if (isList(value)) {
    if (value.every((each) => typeof each !== 'object')) {
      return [
        Buffer.from('['),
        ...value.flatMap((each) => [Buffer.from(' '), ...pieces(each, inner)]),
        Buffer.from(' ]'),
      ];
    }
    const lines = value.flatMap((each) => [Buffer.from(`\n${inner}`), ...pieces(each, inner)]);
    return [Buffer.from('['), ...lines, Buffer.from(`\n${indent}]`)];
  }
  const lines = Object.entries(value).flatMap(([key, each]) => [
    Buffer.from(`\n${inner}/${key} `),
    ...pieces(each, inner),
  ]);
  return [Buffer.from('<<'), ...lines, Buffer.from(`\n${indent}>>`)];
}

/** `Array.isArray` does not tell lists that are not to be changed from other objects. */
function isList(value: EngineValue): value is readonly EngineValue[] {
  return Array.isArray(value);
}

function decimal(value: number): string {
  return value.toFixed(5).replace(/(\.\d+?)0+$/, '$1');
}

const backslash = 0x5c;
const escaped = new Set([0x28, 0x29, backslash]);

/** UTF-16 behind its mark; bytes that are brackets or the escape itself stand behind one. */
function letters(text: string): Buffer {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return Buffer.from([...bytes].flatMap((byte) => (escaped.has(byte) ? [backslash, byte] : [byte])));
}
