import { type GenerateInput, generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { undrawnOptions } from './undrawn-options.ts';

it.each<[GenerateInput, string[]]>([
  [{ trainedPattern: 'chikankari', elementOptions: 'elephants' }, ['elementOptions']],
  [{ trainedPattern: 'kalamkari', elementOptions: 'elephants' }, []],
  [{ trainedPattern: 'checks', elementOptions: 'elephants' }, []],
  [{ prompt: 'chikankari in pink', elementOptions: 'fish', patternName: 'peacock' }, ['elementOptions', 'patternName']],
  [{ prompt: 'on indigo', elementOptions: 'lotus', patternName: 'peacock' }, []],
  [{ trainedPattern: 'chikankari' }, []],
])('of %j the cloth cannot draw %j', (input, undrawn) => {
  expect(undrawnOptions(generateParams.parse(input))).toEqual(undrawn);
});
