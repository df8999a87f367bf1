import type { Language } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const red = '#b3202c';
const colourRead = (prompt: string, language: Language) => {
  const { ground, accents, leaves, line, refused } = readPrompt(prompt, language);
  const named = [ground, ...accents, ...leaves, line].flatMap((colour) => (colour === undefined ? [] : [colour.name]));
  return { named, refused: refused.colours };
};

describe('a refused colour', () => {
  it.each<[Language, readonly string[]]>([
    [
      'hi',
      [
        'लाल नहीं',
        'लाल रंग नहीं',
        'लाल रंग नहीं चाहिए',
        'लाल रंग बिल्कुल नहीं',
        'लाल रंग कतई नहीं',
        'कोई लाल रंग नहीं',
        'लाल रंग के बिना',
        'बिना लाल रंग के',
        'लाल रंग न हो',
        'लाल रंग का प्रयोग न हो',
        'लाल रंग इस्तेमाल न करें',
        'लाल रंग से बचें',
        'लाल रंग वर्जित',
        'लाल रंग मना है',
        'लाल रंग को छोड़कर',
        'लाल छोड़कर कोई भी रंग',
      ],
    ],
    [
      'gu',
      [
        'લાલ નહીં',
        'લાલ રંગ વગર',
        'લાલ રંગ વિના',
        'લાલ રંગ જરાય નહીં',
        'લાલ જરા પણ નહીં',
        'લાલ રંગ ના જોઈએ',
        'લાલ રંગ સિવાય',
        'લાલ રંગ ન વાપરો',
        'લાલ રંગનો ઉપયોગ ન કરો',
        'લાલ રંગની મનાઈ',
        'લાલ રંગ ટાળો',
      ],
    ],
    [
      'en',
      [
        'red must not appear',
        'red should not be there',
        'red cannot be used',
        'red is not allowed',
        'red is not to be used',
        'red is forbidden',
        'red is a no',
        'red excluded',
        'red-free',
        'without any red',
        'not a hint of red',
        'no trace of red',
        'nothing red',
        'avoid red',
        'avoid the colour red',
        'anything but red',
        'any colour but red',
        'any colour other than red',
        'keep red out',
        'keep out red',
        'stay away from red',
        'I hate red',
        'lal rang nahi',
        'lal rang bilkul nahi',
        'lal rang ke bina',
        'lal rang bina',
        'bina lal rang',
        'lal rang vagar',
        'lal rang na hoy',
      ],
    ],
  ])('is no wish for it, in whatever way it is refused (%s)', (language, refusals) => {
    const flowers = { en: 'blue flowers', hi: 'नीले फूल', gu: 'વાદળી ફૂલ' }[language];
    for (const refusal of refusals) {
      expect(colourRead(`${flowers}, ${refusal}`, language), refusal).toEqual({ named: ['blue'], refused: [red] });
    }
  });

  it('is every one of a list', () => {
    const both = { named: [], refused: [red, '#15120f'] };
    expect(colourRead('flowers, no red or black', 'en')).toEqual(both);
    expect(colourRead('फूल, लाल और काला रंग नहीं', 'hi')).toEqual(both);
    expect(colourRead('ફૂલ, લાલ અને કાળો રંગ નહીં', 'gu')).toEqual(both);
  });

  it.each<[Language, string]>([
    ['en', 'flowers in nothing but red'],
    ['en', 'flowers, no colours other than red'],
    ['en', 'flowers, no colour except red'],
    ['hi', 'फूल, लाल के अलावा कोई रंग नहीं'],
    ['gu', 'ફૂલ, લાલ સિવાય કોઈ રંગ નહીં'],
    ['en', 'flowers, red must not be too bright'],
    ['en', 'red elephants must not touch'],
  ])('is not the one that is kept (%s: %s)', (language, prompt) => {
    expect(colourRead(prompt, language)).toEqual({ named: ['red'], refused: [] });
  });
});
