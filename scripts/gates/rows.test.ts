import { proveGate, proveGateOnFiles, put } from '../test/prove-gate.ts';

const prepare = (house: string) => {
  for (const name of ['weave', 'repeat']) {
    put(
      `packages/contract/src/operations/${name}.ts`,
      `export const row = operation({\n  name: '${name}',\n});`,
    )(house);
  }
  put('apps/web/src/studio/tools/weave/tool.ts', "export const isOwn = (name: string) => name === 'weave';")(house);
  put(
    'apps/web/src/studio/view.ts',
    "export const isRepeat = (mode: string) => mode === 'repeat';",
    "export const line = '-'.repeat(3);",
    "export const tiled = { repeat: 'x' };",
  )(house);
  put('apps/web/src/studio/tools/tools.ts', 'export const tools = { weave: 1, repeat: 2 };')(house);
};
/** A comparison with the name of a row. */
const named = (name: string) => `compares with '${name}'`;

proveGate(
  'rows',
  {
    'an operation named in the row of another': [
      "compares with 'repeat'",
      put('apps/web/src/studio/tools/weave/tool.ts', "export const is = (name: string) => name === 'repeat';"),
    ],
    'a comparison beside a table that is allowed': [
      "tools.ts: compares with 'repeat'",
      put(
        'apps/web/src/studio/tools/tools.ts',
        'export const tools = { weave: 1, repeat: 2 };',
        "export const isOne = (tool: string) => tool === 'repeat';",
      ),
    ],
    'a contract without operations': [
      '0 operations',
      (house) => {
        for (const name of ['weave', 'repeat']) put(`packages/contract/src/operations/${name}.ts`, 'export {};')(house);
      },
    ],
  },
  prepare,
);

proveGateOnFiles(
  'rows',
  'apps/web/src/studio',
  {
    'an operation compared with its name': [
      named('weave'),
      "export const is = (job: Job) => job.operation === 'weave';",
    ],
    'a tool that it is not': [named('weave'), "export const is = (tool: string) => 'weave' !== tool;"],
    'an operation that may be missing': [
      named('weave'),
      "export const is = (job?: Job) => job?.operation === 'weave';",
    ],
    'an operation whose name begins so': [
      "compares with 'wea'",
      "export const is = (job: Job) => job.operation.startsWith('wea');",
    ],
    'an operation that a pattern fits': [
      named('weave'),
      'export const is = (job: Job) => /^(mend|weave)$/.test(job.operation);',
    ],
    'an operation compared with a name that is kept': [
      named('weave'),
      "const mine = 'weave';",
      'export const is = (job: Job) => job.operation === mine;',
    ],
    'an operation compared with a kept name that means something else too': [
      "compares with 'repeat'",
      "const mine = 'repeat';",
      'export const is = (job: Job) => job.operation === mine;',
    ],
    'a kept list that is asked for an operation': [
      "compares with 'repeat'",
      "const mine = ['mend', 'repeat'];",
      'export const is = (tool: string) => mine.includes(tool);',
    ],
    'an operation compared without a sign': [
      "compares with 'repeat'",
      "export const is = (tool: string) => Object.is(tool, 'repeat');",
    ],
    'a list that is asked for an operation': [
      named('weave'),
      "export const is = (tool: string) => ['mend', 'weave'].includes(tool);",
    ],
    'a set of operations': [named('weave'), "export const woven = new Set(['mend', 'weave']);"],
    'a map by operation': [named('weave'), "export const heights = new Map([['weave', 1]]);"],
    'a table by operation beside its rows': [named('weave'), 'export const heights = { weave: 1, repeat: 2 };'],
    'an object that is asked for an operation': [
      named('weave'),
      'export const heightOf = (tool: string) => ({ weave: 1, other: 2 })[tool];',
    ],
    'a switch over operations': [
      named('weave'),

      'export function is(tool: string) {',
      '  switch (tool) {',
      "    case 'weave':",
      '      return 1;',
      '  }',
      '}',
    ],
    'an operation whose name means something else too': [
      "compares with 'repeat'",
      "export const is = (operation: string) => operation === 'repeat';",
    ],
    'a row taken from a table by name': [named('weave'), 'export const costs = operations.weave.cost();'],
    'a row taken with brackets': [named('weave'), "export const costs = operations['weave'].cost();"],
    'a row taken from a table that is a member': [
      "compares with 'repeat'",
      'export const problem = ({ tools }: Studio) => tools.problems.repeat;',
    ],
    'a row taken out of a table by a pattern': [named('weave'), 'export const { weave } = operations;'],
    'a row taken out of a table inside a pattern': [
      named('weave'),
      'export const problem = ({ problems: { weave: own } }: Tools) => own;',
    ],
    'work asked for by name': [named('weave'), "export const request = { operation: 'weave', params: {} };"],
    'a number that has a name': [
      'a number that has a name: cmPerInch',
      'export const cm = (px: number, dpi: number) => (px / dpi) * 2.54;',
    ],
    'the weights of light written again': [
      'a number that has a name: lumaOf',
      'export const light = (r: number) => 0.2126 * r;',
    ],
    'the weights of light written again, rounded': [
      'a number that has a name: lumaOf',
      'export const light = (r: number, g: number, b: number) => 0.21 * r + 0.72 * g + 0.07 * b;',
    ],
    'a white of CIELAB written again': [
      'a number that has a name: whites',
      'export const d50 = { x: 0.96422, z: 0.82521 };',
    ],
    'the curve of sRGB written again': [
      'a number that has a name: srgbToLinear',
      'export const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);',
    ],
    'a key of a query written by hand': [
      'a key of a query that has a name: queryKeys',
      "export const found = { queryKey: [...queryKeys.files, 'one'] };",
    ],
  },
  prepare,
);
