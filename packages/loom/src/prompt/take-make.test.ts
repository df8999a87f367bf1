import type { Language } from '@naksha/contract';
import { expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

it.each<[Language, string, string | undefined]>([
  ['en', 'silk scarf with peonies and ivy', 'framed'],
  ['en', 'tablecloth with strawberries', 'wreathed'],
  ['en', 'bath towel with a swan, teal and white', 'hemmed'],
  ['en', 'linen placemat with a crab', 'cornered'],
  ['en', 'table runner with tulips', 'ended'],
  ['en', 'cushion with an owl, plum and grey', 'cushioned'],
  ['en', 'bedsheet with hydrangeas', 'headed'],
  ['en', 'rug with dahlias in plum', 'framed'],
  ['hi', 'ग़लीचा, कमल', 'framed'],
  ['gu', 'ગાલીચો, કમળ', 'framed'],
  ['en', 'tote bag with a heron', 'cushioned'],
  ['hi', 'झोला, ऊँट', 'cushioned'],
  ['gu', 'થેલી પર ઊંટ', 'cushioned'],
  ['en', 'pillow with a heron', 'cushioned'],
  ['en', 'a runner with dahlias', 'ended'],
  // Both are drawn.
  ['en', 'handbags and shoes on pink', undefined],
  ['en', 'star quilt, teal and peach', 'starred'],
  ['hi', 'क्विल्ट पर गुलाब', 'starred'],
  ['gu', 'ક્વિલ્ટ પર ગુલાબ', 'starred'],
  ['hi', 'चाय का तौलिया, आम और तोते', 'hemmed'],
  ['hi', 'टेबल रनर पर ट्यूलिप', 'ended'],
  ['gu', 'ટુવાલ પર હંસ', 'hemmed'],
  ['gu', 'ટેબલ રનર પર કમળ', 'ended'],
  // What is said to stand in the middle stands there, whatever the goods usually have.
  ['en', 'napkin with a fox in the middle', 'framed'],
  // One wreath is the picture, in a cushion too; wreaths are strewn, and a toile keeps its own.
  ['en', 'a wreath of roses and leaves on cream', 'ringed'],
  ['en', 'a wreath of wild flowers', 'ringed'],
  ['en', 'cushion with a wreath of holly', 'ringed'],
  ['hi', 'गुलाब का पुष्पचक्र', 'ringed'],
  ['gu', 'ગુલાબનું પુષ્પચક્ર', 'ringed'],
  ['en', 'wreaths of holly in red and green', undefined],
  ['en', 'toile with a wreath of roses', undefined],
  // A star that is refused is not pieced; a razai is no pieced cloth.
  ['en', 'quilt with roses, no stars', undefined],
  ['hi', 'क्विल्ट पर गुलाब, तारे नहीं', undefined],
  ['hi', 'रज़ाई पर गुलाब', undefined],
  // Set out otherwise, small, airy, or a net.
  ['en', 'scarf with tossed peonies', undefined],
  ['en', 'tea towel with tiny lemons', undefined],
  ['en', 'striped tea towel', undefined],
  ['en', 'bedsheet with lotus all over', undefined],
  ['hi', 'पूरी चादर पर कमल', undefined],
  ['gu', 'આખી ચાદર પર કમળ', undefined],
  // What is refused sets nothing out, and a size that is said of the goods is theirs.
  ['en', 'tea towel with a rooster, no checks', 'hemmed'],
  ['en', 'scarf with peonies, no small flowers', 'framed'],
  ['en', 'scarf with peonies, not minimal', 'framed'],
  ['en', 'small cushion with an owl', 'cushioned'],
  ['hi', 'छोटा तकिया, उल्लू', 'cushioned'],
  ['en', 'cushion with a small owl', undefined],
  ['en', 'small print scarf with roses', undefined],
  ['en', 'airy cushion with herons', undefined],
  ['en', 'ikat cushion with a lotus', undefined],
  ['en', 'red tablecloth, plain centre, rose border', undefined],
  ['en', 'peonies and ivy on cream', undefined],
  // Of large flowers a sheet has a repeat; a large one fills a cushion.
  ['en', 'bedsheet with big hibiscus', undefined],
  ['hi', 'मेज़पोश पर बड़े सूरजमुखी', undefined],
  ['gu', 'ઓછાડ પર મોટાં કમળ', undefined],
  ['en', 'large bedsheet with hibiscus', 'headed'],
  ['en', 'cushion with a large owl', 'cushioned'],
])('%s: "%s" is made up as %s', (language, prompt, make) => {
  expect(readPrompt(prompt, language).border?.places?.make).toBe(make);
});

it.each<[Language, string, string | undefined]>([
  ['en', 'a wreath of roses on cream', 'dropped'],
  ['hi', 'गुलाब का पुष्पचक्र', 'dropped'],
  ['gu', 'ગુલાબનું પુષ્પચક્ર', 'dropped'],
  ['en', 'cushion with a wreath of holly', undefined],
])('%s: "%s" repeats where no goods are named: %s', (language, prompt, copies) => {
  expect(readPrompt(prompt, language).border?.copies).toBe(copies);
});

it.each<[Language, string, boolean]>([
  ['en', 'dupatta with jasmine butis, peach and olive', true],
  ['gu', 'બાંધણી ઓઢણી લીલી અને લાલ', true],
  ['hi', 'दुपट्टा मोर बूटी वाला', true],
  ['en', 'leheriya dupatta in pink', false],
  ['en', 'dupatta with a gold border', false],
])('%s: "%s" has two broad ends: %s', (language, prompt, isEnded) => {
  expect(readPrompt(prompt, language).border?.isEnded === true).toBe(isEnded);
});

it.each<[Language, string, string]>([
  ['en', 'shawl with irises', 'all narrow ended'],
  ['hi', 'शॉल, कमल', 'all narrow ended'],
  ['gu', 'શાલ, કમળ', 'all narrow ended'],
  ['en', 'pashmina shawl with paisleys', 'all narrow ended'],
  ['en', 'razai with irises', 'all wide'],
  ['hi', 'रज़ाई, नीले फूल', 'all wide'],
  ['gu', 'રજાઈ, વાદળી ફૂલ', 'all wide'],
  // Curtains are hung by the metre, and have the border at their hem that is asked for.
  ['en', 'curtain with irises', ''],
  ['hi', 'पर्दा, कमल', ''],
  ['gu', 'પડદો, કમળ', ''],
  ['en', 'curtain with irises, gold border', 'bottom usual'],
  ['en', 'bedsheet with irises', 'all narrow row'],
  ['hi', 'चादर, कमल', 'all narrow row'],
  ['gu', 'ઓછાડ, કમળ', 'all narrow row'],
  ['en', 'table runner with irises', 'all narrow abreast'],
  ['hi', 'टेबल रनर, कमल', 'all narrow abreast'],
  ['gu', 'ટેબલ રનર, કમળ', 'all narrow abreast'],
  ['en', 'silk scarf with horses and a greek key border', 'all usual meander'],
  ['en', 'scarf with horses and a zigzag border', 'all usual zigzag'],
  ['en', 'gamcha in green and white', 'all narrow stripe'],
  ['gu', 'ગમછો, લીલો', 'all narrow stripe'],
  ['en', 'towel in slate', 'ends narrow stripe'],
  ['en', 'rug with irises', 'all usual triple'],
])('%s: "%s" has the border of such goods: %s', (language, prompt, expected) => {
  const { border } = readPrompt(prompt, language);
  const said = border && [
    border.placing,
    border.breadth,
    border.figure,
    border.isEnded === true ? 'ended' : undefined,
    border.isTriple === true ? 'triple' : undefined,
    border.copies,
  ];
  expect((said ?? []).filter((each) => each !== undefined).join(' ')).toBe(expected);
});

it('draws neither tea nor a table for the goods that are called by them', () => {
  const motifs = (prompt: string, language: Language) => {
    const { motifs: named, subjects } = readPrompt(prompt, language);
    return [...named, ...subjects];
  };
  expect(motifs('चाय का तौलिया, आम', 'hi')).toEqual(['mango']);
  expect(motifs('ટેબલ રનર પર કમળ', 'gu')).toEqual(['lotus']);
});
