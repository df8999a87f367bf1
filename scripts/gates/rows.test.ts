import { proveGate, put } from '../test/prove-gate.ts';

const prepare = (house: string) => {
  for (const name of ['weave', 'repeat']) {
    put(
      `packages/contract/src/operations/${name}.ts`,
      `export const row = operation({\n  name: '${name}',\n});`,
    )(house);
  }
  put('apps/web/src/studio/tools/weave/tool.ts', "export const isOwn = (name: string) => name === 'weave';")(house);
  put('apps/web/src/studio/view.ts', "export const isRepeat = (mode: string) => mode === 'repeat';")(house);
};
const page = (...lines: string[]) => put('apps/web/src/studio/page.tsx', ...lines);
const fault = "page.tsx: compares with 'weave'";

proveGate(
  'rows',
  {
    'an operation compared with its name': [fault, page("export const is = (job: Job) => job.operation === 'weave';")],
    'a tool that it is not': [fault, page("export const is = (tool: string) => 'weave' !== tool;")],
    'an operation that may be missing': [fault, page("export const is = (job?: Job) => job?.operation === 'weave';")],
    'a list that is asked for an operation': [
      fault,
      page("export const is = (tool: string) => ['mend', 'weave'].includes(tool);"),
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
    'a contract without operations': [
      '0 operations',
      (house) => {
        for (const name of ['weave', 'repeat']) put(`packages/contract/src/operations/${name}.ts`, 'export {};')(house);
      },
    ],
  },
  prepare,
);
