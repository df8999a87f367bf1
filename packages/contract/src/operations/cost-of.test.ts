import { expect, it } from 'vitest';
import { costOf, expectedEngine, priceOf } from './cost-of.ts';
import { ownEngine } from './operation.ts';
import { operations } from './table.ts';

const picture = (width: number, height: number) => ({ width, height, dpi: 150 });
const usual = picture(1024, 1024);
const large = picture(10_000, 10_001);
const exactly = picture(10_000, 10_000);

it.each([
  ['what the operation says', 'generate', {}, [], {}, ownEngine, 2],
  ['for each result', 'variation', { count: 3 }, [usual], {}, ownEngine, 6],
  ['what the plan says, of this operation alone', 'upscale', {}, [usual], { upscale: 9, edit: 1 }, ownEngine, 9],
  ['nothing where the plan says so', 'upscale', {}, [usual], { upscale: 0 }, ownEngine, 0],
  ['twice as much for a picture of more than a hundred million pixels', 'flatten', {}, [large], {}, ownEngine, 4],
  ['no more for one of just as many', 'flatten', {}, [exactly], {}, ownEngine, 2],
  ['twice as much where the result is so large', 'upscale', { scale: 4 }, [picture(2501, 2501)], {}, ownEngine, 12],
  ['no more where it is just below', 'upscale', { scale: 4 }, [picture(2500, 2500)], {}, ownEngine, 6],
  ['by the size of one of several results', 'variation', { count: 4 }, [picture(6000, 6000)], {}, ownEngine, 8],
  ['twice what the plan says for a large one', 'flatten', {}, [large], { flatten: 5 }, ownEngine, 10],
  ['no more where work does not grow with the pixels', 'exportPsd', { fileName: 'a' }, [large], {}, ownEngine, 2],
  ['more where an image model makes it', 'edit', { prompt: 'a boat' }, [usual], {}, 'openai', 4],
  ['and for each result of a model', 'variation', { count: 2 }, [usual], { variation: 0 }, 'openai', 4],
  ['of settings that cannot be read as well as they can be', 'flatten', { colours: 'x' }, [large], {}, ownEngine, 4],
] as const)('a job costs %s', (_, name, params, inputs, prices, engine, cost) => {
  expect(costOf(operations[name], params, { inputs, engine, prices })).toBe(cost);
});

it('a price of the plan is its own, and none that every object has', () => {
  const row = { name: 'toString', price: 3 };
  expect(priceOf(row, {})).toBe(3);
  expect(priceOf({ ...row, name: 'edit' }, JSON.parse('{"edit":7}'))).toBe(7);
});

it('a model is expected where one is connected, the operation asks it, and a picture was not drawn here', () => {
  const [drawn, uploaded] = [{ designDefinition: { engine: 'loom' } }, { designDefinition: null }];
  expect(expectedEngine(operations.edit, [uploaded], 'openai')).toBe('openai');
  expect(expectedEngine(operations.edit, [{}], 'openai')).toBe('openai');
  expect(expectedEngine(operations.edit, [drawn], 'openai')).toBe(ownEngine);
  expect(expectedEngine(operations.edit, [uploaded], undefined)).toBe(ownEngine);
  expect(expectedEngine(operations.flatten, [uploaded], 'openai')).toBe(ownEngine);
});
