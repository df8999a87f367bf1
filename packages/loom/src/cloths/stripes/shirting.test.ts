import { generateParams, type Language } from '@naksha/contract';
import { expect, it } from 'vitest';
import { composeObeyed } from '../../judge/obey.ts';

/** The recipe of a prompt, and the width of an end in mm on cloth. */
function stripesOf(prompt: string, language: Language = 'en') {
  const { recipe, scene } = composeObeyed(generateParams.parse({ prompt, language }), 'gauge');
  const step = scene.surface.find(({ shader }) => shader === 'interlace');
  const mm = (step?.params.pitchX ?? 0) / (1000 / (((recipe.tile.widthPx / recipe.tile.dpi) * 25.4) / scene.columns));
  return { recipe, mm, roles: recipe.palette.roles };
}

it.each([
  ['fine vertical shirting stripe, grey and maroon on white', 'en'],
  ['कमीज़ के लिए बारीक धारी, नीला और सफेद', 'hi'],
  ['શર્ટ માટે ઝીણી ઊભી પટ્ટી, રાખોડી અને મરૂન, સફેદ પર', 'gu'],
  ['shirt mate zini patti, grey ane maroon, safed par', 'gu'],
] as const)('%s: upright, of one to three ends', (prompt, language) => {
  const { recipe, mm } = stripesOf(prompt, language);
  expect([recipe.family, recipe.layout]).toEqual(['stripes', 'hairline']);
  expect(recipe.source.struck ?? []).toEqual([]);
  // An end of the finest cloth that a shirt shows.
  expect(mm).toBeLessThan(0.7);
});

it.each([
  ['Awning stripe, wide terracotta bands with thin black pinstripes between, ecru ground', 'en'],
  ['wide navy stripes with thin red lines between, white ground', 'en'],
  ['चौड़ी हरी पट्टियां और बीच में पतली सुनहरी रेखा, क्रीम ज़मीन', 'hi'],
  ['પહોળા વાદળી પટ્ટા અને વચ્ચે પાતળી લાલ રેખા, સફેદ પર', 'gu'],
] as const)('%s: each width and colour belongs to its own stripe', (prompt, language) => {
  const { recipe } = stripesOf(prompt, language);
  expect([recipe.family, recipe.layout]).toEqual(['stripes', 'wide-and-fine']);
  expect(recipe.source.struck ?? []).toEqual([]);
  expect(recipe.source.understood.some((word) => word.startsWith('line:'))).toBe(true);
});

it('has no third tone in a stripe of named dyes', () => {
  const { roles } = stripesOf('deckchair stripe, yellow, orange and white, large, for curtains');
  expect(roles.ground).toBe('#f7f3ea');
});
