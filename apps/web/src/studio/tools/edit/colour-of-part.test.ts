import { expect, it } from 'vitest';
import { colourOfPart } from './colour-of-part.ts';

it.each([
  ['કાળો', 'ground', 'gu', 'કાળી'],
  ['આછો લીલો', 'ground', 'gu', 'આછી લીલી'],
  ['આછો રાખોડી', 'line', 'gu', 'આછી રાખોડી'],
  ['પીળો', 'leaf', 'gu', 'પીળાં'],
  ['લીલો', 'accent', 'gu', 'લીલો'],
  ['ધુમાડિયો', 'ground', 'gu', 'ધુમાડિયા રંગની'],
  ['કોલસો', 'ground', 'gu', 'કોલસો'],
  ['ગળી', 'ground', 'gu', 'ગળી'],
  ['काला', 'ground', 'hi', 'काली'],
  ['हल्का नीला', 'leaf', 'hi', 'हल्की नीली'],
  ['काला', 'accent', 'hi', 'काला'],
  ['कोयला', 'ground', 'hi', 'कोयला'],
  ['black', 'ground', 'en', 'black'],
] as const)('says %s of the %s in %s as %s', (name, part, language, said) => {
  expect(colourOfPart(name, part, language)).toBe(said);
});
