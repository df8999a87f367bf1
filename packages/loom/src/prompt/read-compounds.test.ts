import { beforeAll, describe, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(openNames);

function read(prompt: string, language: 'en' | 'hi' | 'gu') {
  const { motifs, subjects, unmatched, usage } = readPrompt(prompt, language);
  return { drawn: [...motifs, ...subjects], unread: unmatched.map(({ word }) => word), usage };
}

describe('a compound of nouns', () => {
  it.each([
    ['chilli powder', 'en', 'chilli powder'],
    ['lion skins in block print', 'en', 'lion skins'],
    ['tyre tracks and bicycle tyres', 'en', 'bicycle tyres'],
    ['tulip bulbs on cream', 'en', 'tulip bulbs'],
    ['कमल की गुठली', 'hi', 'कमल की गुठली'],
    ['કેરીનો ગોટલો', 'gu', 'કેરીનો ગોટલો'],
    ['ghode ki naal', 'en', 'ghode ki naal'],
    ['elephant howdah in gold on red', 'en', 'elephant howdah'],
    ['आम की गुठली', 'hi', 'आम की गुठली'],
    ['ઘોડાની જીન', 'gu', 'ઘોડાની જીન'],
  ] as const)(
    'whose head has no drawing is unread whole, and nothing of it is drawn: %s',
    (prompt, language, unread) => {
      const { drawn, unread: said } = read(prompt, language);
      expect(said).toContain(unread);
      expect(drawn).toEqual([]);
    },
  );

  it.each([
    ['elephant tusks on cream', 'en', ['elephant'], ['tusks']],
    ['pineapple crowns', 'en', ['pineapple'], ['crowns']],
    ['bicycle wheels on red', 'en', ['bicycle'], ['wheels']],
    ['lion faces in block print', 'en', ['lion'], ['faces']],
    ['घोड़े की आंखें', 'hi', ['horse'], ['आंखें']],
    ['હાથીના દાંત', 'gu', ['elephant'], ['દાંત']],
    ['lotus petals, tossed', 'en', ['lotus'], ['petals']],
    ['rose petals on pink', 'en', ['rosette'], ['petals']],
    ['flower petals', 'en', ['blossom', 'rosette'], ['petals']],
    ['butterfly wings', 'en', ['butterfly'], ['wings']],
    ['bird feathers on white', 'en', ['feather', 'peacock'], []],
    ['parrot feathers', 'en', ['feather', 'peacock'], ['parrot']],
    ['tiger cub', 'en', ['tiger'], ['cub']],
    ['lion cub', 'en', ['lion'], ['cub']],
    ['horse rider', 'en', ['horse'], ['rider']],
    ['मोर का नाच', 'hi', ['peacock'], ['नाच']],
    ['हाथी की सवारी', 'hi', ['elephant'], ['सवारी']],
    ['घोड़े की दौड़', 'hi', ['horse'], ['दौड़']],
    ['हाथी का झुंड', 'hi', ['elephant'], ['झुंड']],
    ['तितली के पंख', 'hi', ['butterfly'], ['पंख']],
    ['મોરનો નાચ', 'gu', ['peacock'], ['નાચ']],
    ['હાથીની સવારી', 'gu', ['elephant'], ['સવારી']],
    ['ઘોડાની દોડ', 'gu', ['horse'], ['દોડ']],
    ['સિંહનું બચ્ચું', 'gu', ['lion'], ['બચ્ચું']],
    ['शेर का बच्चा', 'hi', ['lion'], ['बच्चा']],
    ['parrot cages', 'en', ['parrot'], ['cages']],
  ] as const)(
    'of what lives and of what shows it draws it, and strikes the rest: %s',
    (prompt, language, drawn, unread) => {
      expect(read(prompt, language)).toMatchObject({ drawn, unread });
    },
  );

  it.each([
    ['lotus patern on cream', 'lotus', 'patern'],
    ['elephant prnt', 'elephant', 'prnt'],
    ['lotus desgin', 'lotus', 'desgin'],
    ['elephant bedhseet', 'elephant', 'bedhseet'],
    ['elephant kurtha', 'elephant', 'kurtha'],
    ['lotus sarree', 'lotus', 'sarree'],
    ...'sherwani sharara palazzo jacket poncho nightie tissue doria tulle diagonal'
      .split(' ')
      .map((word) => [`lotus ${word}`, 'lotus', word] as const),
    ...'png clipart gouache Kerala'.split(' ').map((word) => [`elephant ${word}`, 'elephant', word] as const),
    ['peacock Venkatagiri', 'peacock', 'Venkatagiri'],
    ['parrot couture', 'parrot', 'couture'],
    ['mango mania', 'paisley', 'mania'],
    ['kite pageantry', 'kite', 'pageantry'],
    ['swan lake', 'swan', 'lake'],
    ['hathi dikhao', 'elephant', 'dikhao'],
    ['mor bana do', 'peacock', 'bana'],
    ['mor dorjo', 'peacock', 'dorjo'],
  ] as const)('is none with a word that is not known, which alone is struck: %s', (prompt, drawn, unread) => {
    expect(read(prompt, 'en')).toMatchObject({ drawn: [drawn], unread: [unread] });
  });

  it('draws "lotus swirls" as lotuses', () => {
    expect(read('lotus swirls', 'en').drawn).toEqual(['lotus']);
  });

  it.each([
    ['mangoes no leaves', ['mango'], ['leaf']],
    ['lotus no leaves, on cream', ['lotus'], ['leaf']],
    ['tulips no leaves on white', ['palmette'], ['leaf']],
    ['roses no leaves', ['rosette'], ['leaf']],
    ['peacock no feathers', ['peacock'], ['feather']],
    ['lotus no flowers', ['lotus'], ['blossom']],
    ['rose no flowers', ['rosette'], ['blossom']],
    ['parrots no birds', ['parrot'], ['swan']],
    ['elephant no tusks', ['elephant'], []],
    ['mor no pankh dikhao', ['peacock'], ['feather']],
  ] as const)('does not hold an English "no": %s', (prompt, drawn, refused) => {
    const intent = readPrompt(prompt, 'en');
    expect([...intent.motifs, ...intent.subjects]).toEqual(drawn);
    expect(intent.refused.motifs).toEqual(expect.arrayContaining([...refused]));
  });

  it('holds a "no" of Gujarati, which other words show', () => {
    expect(read('hathi no dant ane phool', 'gu')).toMatchObject({
      drawn: ['elephant', 'blossom', 'rosette'],
      unread: ['dant'],
    });
  });

  it.each([
    ['Radha Krishna', ['deity', 'deity'], []],
    ['Radha Krishna with cow', ['deity', 'deity'], ['cow']],
    ['lion Durga', ['deity'], ['lion']],
    ['lotus logo', ['script'], ['lotus']],
  ] as const)('is none of what is not drawn yet: %s', (prompt, later, drawn) => {
    const intent = readPrompt(prompt, 'en');
    expect(intent.later.map(({ value }) => value)).toEqual(later);
    expect(intent.motifs.concat()).toEqual(drawn);
  });

  it.each([
    ['show me cow bells', ['bell'], ['cow']],
    ['cow bells of orange hue', ['bell'], ['cow']],
  ] as const)('is read in English though one word of it is Hindi too: %s', (prompt, drawn, unread) => {
    expect(read(prompt, 'en')).toMatchObject({ drawn, unread });
  });

  it.each([
    ['whale fish', 'en', ['whale']],
    ['carp fish', 'en', ['koi']],
    ['marigold flowers', 'en', ['rosette']],
    ['गुलाब के फूल', 'hi', ['rosette']],
    ['કમળનું ફૂલ', 'gu', ['lotus']],
    ['mango leaves', 'en', ['leaf']],
    ['आम के पत्ते', 'hi', ['leaf']],
    ['toucan birds', 'en', ['toucan']],
  ] as const)('of a name and its kind, or of a plant and its leaf, is one thing: %s', (prompt, language, drawn) => {
    expect(read(prompt, language)).toMatchObject({ drawn, unread: [] });
  });

  it('draws its head without what that is called by, and says so', () => {
    expect(read('cow bells on olive', 'en')).toMatchObject({ drawn: ['bell'], unread: ['cow'] });
    expect(read('bus tickets', 'en')).toMatchObject({ drawn: ['ticket'], unread: ['bus'] });
  });

  it.each([
    ['elephant silhouettes', ['elephant']],
    ['peacock strutting on cream', ['peacock']],
    ['mor nachte hue', ['peacock']],
    ['elephants caparisoned', ['elephant']],
    ['horse whirligiggy block print', ['horse']],
    ['phool patti', ['blossom', 'rosette', 'palmette', 'leaf']],
  ] as const)('is none where a verb, a showing or a plural stands: %s', (prompt, drawn) => {
    expect(read(prompt, 'en').drawn).toEqual(expect.arrayContaining(drawn.slice(0, 1)));
  });

  it.each([
    ['kerchief with roses', 'dupattas'],
    ['coasters with lemons', 'fabrics'],
    ['bolster covers in stripes', 'fabrics'],
    ['oven mitts with cherries', 'fabrics'],
    ['turban cloth in leheriya', 'dupattas'],
    ['bandhani for a turban', 'dupattas'],
    ['table runner with lotus', 'fabrics'],
    ['silk squares in blue', 'dupattas'],
    ['silk square with horses', 'dupattas'],
  ])('goods are no motif: %s', (prompt, usage) => {
    expect(read(prompt, 'en')).toMatchObject({ usage, unread: [] });
  });

  it.each([
    ['bride in veil', 'en', 'veil'],
    ['woman with a veil', 'en', 'veil'],
    ['runner beans', 'en', 'runner'],
    ['road runner', 'en', 'runner'],
  ] as const)('what people have on is not what the cloth is for: %s', (prompt, language, unread) => {
    expect(read(prompt, language)).toMatchObject({ usage: undefined, unread: [unread] });
  });

  it.each([
    ['men in turbans', 'en', ['turban']],
    ['man with turban and camel', 'en', ['camel', 'turban']],
    ['पगड़ी वाले आदमी', 'hi', ['turban']],
    ['પાઘડી વાળા પુરુષ', 'gu', ['turban']],
  ] as const)(
    'a turban is a thing that is drawn, and what the cloth is for only where it is said so: %s',
    (prompt, language, drawn) => {
      expect(read(prompt, language)).toMatchObject({ usage: undefined, drawn });
    },
  );

  it('a silk square is goods, and no grid', () => {
    expect(readPrompt('silk squares in blue', 'en').layouts).toEqual([]);
  });
});

describe('a craft that is known by its dyes', () => {
  it.each([
    ['blue pottery cushion', 'en', 'white', ['cobalt', 'turquoise'], 'floral'],
    ['नीली पॉटरी', 'hi', 'white', ['cobalt', 'turquoise'], 'floral'],
    ['bidri on a stole', 'en', 'black', ['silver'], 'brocade'],
  ] as const)('brings them where no colour is said: %s', (prompt, language, ground, accents, instead) => {
    const intent = readPrompt(prompt, language);
    expect(intent.ground?.name).toBe(ground);
    expect(intent.accents.map(({ name }) => name)).toEqual(accents);
    expect(intent.later[0]?.instead).toBe(instead);
    expect(intent.subjects).toEqual([]);
  });

  it.each([
    ['bidri no black', undefined, ['silver']],
    ['pietra dura without red', 'white', ['jade', 'lapis blue']],
    ['bidri without silver', 'black', []],
  ] as const)('leaves out what is refused of them: %s', (prompt, ground, accents) => {
    const intent = readPrompt(prompt, 'en');
    expect(intent.ground?.name).toBe(ground);
    expect(intent.accents.map(({ name }) => name)).toEqual(accents);
  });

  it('leaves a colour that is said', () => {
    expect(readPrompt('blue pottery in red on cream', 'en')).toMatchObject({
      accents: [{ name: 'red' }],
      ground: { name: 'cream' },
    });
  });
});

it.each([
  ['willow leaves', 'willow'],
  ['green willow leaves on cream', 'willow'],
  ['cypress leaves', 'cypress'],
])('draws plain leaves for those of a tree that have no drawing, and says so: %s', (prompt, tree) => {
  const { motifs, unmatched } = readPrompt(prompt, 'en');
  expect([motifs, unmatched]).toMatchObject([['leaf'], [{ word: tree, plain: 'leaves' }]]);
});
