import { proveGate, put } from '../test/prove-gate.ts';

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
const page = (...lines: string[]) => put('apps/web/src/studio/page.tsx', ...lines);
const fault = "page.tsx: compares with 'weave'";

proveGate(
  'rows',
  {
    'an operation compared with its name': [fault, page("export const is = (job: Job) => job.operation === 'weave';")],
    'a tool that it is not': [fault, page("export const is = (tool: string) => 'weave' !== tool;")],
    'an operation that may be missing': [fault, page("export const is = (job?: Job) => job?.operation === 'weave';")],
    'an operation whose name begins so': [
      "compares with 'wea'",
      page("export const is = (job: Job) => job.operation.startsWith('wea');"),
    ],
    'an operation that a pattern fits': [
      fault,
      page('export const is = (job: Job) => /^(mend|weave)$/.test(job.operation);'),
    ],
    'an operation compared with a name that is kept': [
      fault,
      page("const mine = 'weave';", 'export const is = (job: Job) => job.operation === mine;'),
    ],
    'an operation compared with a kept name that means something else too': [
      "page.tsx: compares with 'repeat'",
      page("const mine = 'repeat';", 'export const is = (job: Job) => job.operation === mine;'),
    ],
    'a kept list that is asked for an operation': [
      "page.tsx: compares with 'repeat'",
      page("const mine = ['mend', 'repeat'];", 'export const is = (tool: string) => mine.includes(tool);'),
    ],
    'an operation compared without a sign': [
      "page.tsx: compares with 'repeat'",
      page("export const is = (tool: string) => Object.is(tool, 'repeat');"),
    ],
    'a list that is asked for an operation': [
      fault,
      page("export const is = (tool: string) => ['mend', 'weave'].includes(tool);"),
    ],
    'a set of operations': [fault, page("export const woven = new Set(['mend', 'weave']);")],
    'a map by operation': [fault, page("export const heights = new Map([['weave', 1]]);")],
    'a table by operation beside its rows': [fault, page('export const heights = { weave: 1, repeat: 2 };')],
    'an object that is asked for an operation': [
      fault,
      page('export const heightOf = (tool: string) => ({ weave: 1, other: 2 })[tool];'),
    ],
    'a switch over operations': [
      fault,
      page(
        'export function is(tool: string) {',
        '  switch (tool) {',
        "    case 'weave':",
        '      return 1;',
        '  }',
        '}',
      ),
    ],
    'an operation whose name means something else too': [
      "page.tsx: compares with 'repeat'",
      page("export const is = (operation: string) => operation === 'repeat';"),
    ],
    'an operation named in the row of another': [
      "compares with 'repeat'",
      put('apps/web/src/studio/tools/weave/tool.ts', "export const is = (name: string) => name === 'repeat';"),
    ],
    'a row taken from a table by name': [fault, page('export const costs = operations.weave.cost();')],
    'a row taken with brackets': [fault, page("export const costs = operations['weave'].cost();")],
    'a row taken from a table that is a member': [
      "page.tsx: compares with 'repeat'",
      page('export const problem = ({ tools }: Studio) => tools.problems.repeat;'),
    ],
    'a row taken out of a table by a pattern': [fault, page('export const { weave } = operations;')],
    'a row taken out of a table inside a pattern': [
      fault,
      page('export const problem = ({ problems: { weave: own } }: Tools) => own;'),
    ],
    'work asked for by name': [fault, page("export const request = { operation: 'weave', params: {} };")],
    'a comparison beside a table that is allowed': [
      "tools.ts: compares with 'repeat'",
      put(
        'apps/web/src/studio/tools/tools.ts',
        'export const tools = { weave: 1, repeat: 2 };',
        "export const isOne = (tool: string) => tool === 'repeat';",
      ),
    ],
    'a number that has a name': [
      'page.tsx: a number that has a name: cmPerInch',
      page('export const cm = (px: number, dpi: number) => (px / dpi) * 2.54;'),
    ],
    'the weights of light written again': [
      'page.tsx: a number that has a name: lumaOf',
      page('export const light = (r: number) => 0.2126 * r;'),
    ],
    'the weights of light written again, rounded': [
      'page.tsx: a number that has a name: lumaOf',
      page('export const light = (r: number, g: number, b: number) => 0.21 * r + 0.72 * g + 0.07 * b;'),
    ],
    'a white of CIELAB written again': [
      'page.tsx: a number that has a name: whites',
      page('export const d50 = { x: 0.96422, z: 0.82521 };'),
    ],
    'the curve of sRGB written again': [
      'page.tsx: a number that has a name: srgbToLinear',
      page('export const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);'),
    ],
    'a key of a query written by hand': [
      'page.tsx: a key of a query that has a name: queryKeys',
      page("export const found = { queryKey: [...queryKeys.files, 'one'] };"),
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
