import type { Language } from '@naksha/contract';
import { expect, it } from 'vitest';
import { understood } from '../../test/understood.ts';
import type { PlacedThing, PlacesWish } from './border-wish.ts';
import { readPrompt } from './read-prompt.ts';

it.each<[Language, string, string | undefined]>([
  ['en', 'ajrakh with a narrow red border on both sides', 'both narrow red'],
  ['en', 'deer in rows on mint, border of gingham at the bottom', 'bottom usual gingham'],
  ['en', 'peacocks with a wide red elephant border all around', 'all wide elephant red itself'],
  ['en', 'block print butis, border in gold', 'both usual gold'],
  ['en', 'paisley shawl with borders', 'ends usual'],
  ['en', 'floral scarf', 'all narrow centre'],
  ['en', 'cushion with lotus, border and one centre', 'all usual centre'],
  ['en', 'plain red rumal with a gold paisley border, plain centre', 'all usual paisley gold itself plain'],
  ['hi', 'बगरू बूटी, दोनों किनारों पर पतला बॉर्डर', 'both narrow'],
  ['hi', 'कलमकारी मोर, चारों ओर चौड़ी लाल किनारी', 'all wide red'],
  ['hi', 'laal saree par sunehri kinari aur pallu, moti buti', 'both usual gold pallu'],
  ['gu', 'બાંધણી, ચારે બાજુ હાથીની કિનાર', 'all usual elephant'],
  ['gu', 'લીલી સાડી, સોનેરી કિનારી, નાની બુટ્ટી', 'both usual gold'],
  ['gu', 'bandhani buti, banne baju lal kinari', 'both usual red'],
  ['en', 'a brocade saree, wide border of mangoes and a vine', 'both wide mango'],
  ['en', 'leopard scarf with a narrow chain-link border', 'all narrow chain'],
  ['en', 'saree, plain lilac field with a border of lotus', 'both usual lotus plain'],
  ['gu', 'સાડી, સાદી વાદળી જમીન, કિનાર પર મોર', 'both usual peacock plain'],
  ['en', 'panel with a swan in the middle', 'all narrow centre'],
  ['hi', 'बीच में छोटी बूटियाँ, लाल पर', undefined],
  ['gu', 'મશરૂ, વચ્ચે ઝીણી કાળી લીટી', undefined],
  // The ground of a border and what stands on it, each in its colour.
  ['en', 'plum border of silver swans', 'both usual swan plum silver plain'],
  ['en', 'yellow lotus border on a slate field', 'both usual lotus yellow itself plain'],
  ['en', 'wine ground with a saffron paisley border', 'both usual paisley saffron itself plain'],
  ['en', 'kalamkari jaal with white horses on a blue border', 'both usual horse blue white'],
  ['hi', 'नीली किनारी में सफेद घोड़े, गुलाबी ज़मीन', 'both usual horse blue white plain'],
  ['hi', 'लाल तोतों वाली हरी किनारी, क्रीम ज़मीन', 'both usual parrot green red plain'],
  ['hi', 'hari kinari mein peele ghode, cream zameen', 'both usual horse green yellow plain'],
  ['gu', 'કાળી કિનારીમાં લાલ પોપટ, સફેદ જમીન', 'both usual parrot black red plain'],
  ['gu', 'lal kinari ma soneri mor, safed jamin', 'both usual peacock red gold plain'],
  // A pallu of a colour of its own, and a plain field on which something is strewn.
  ['en', 'wine saree, plain field with silver butis, mint border and a copper pallu', 'both usual mint copper pallu'],
  ['en', 'indigo ajrakh saree with madder border and black pallu', 'both usual madder black pallu'],
  ['en', 'saree with a rust border and pallu, mango butis', 'both usual rust pallu'],
  ['hi', 'नीली साड़ी, सादी ज़मीन पर छोटी बूटियाँ, लाल किनारी, पीला पल्लू', 'both usual red yellow pallu'],
  // Of a list butis lie on the field, and each has its own colour; a pallu's is its own.
  ['en', 'saree, plain olive body, a rust border and silver butis', 'both usual rust'],
  ['hi', 'सादी नीली ज़मीन, सुनहरी किनारी और सफ़ेद बूटियाँ, साड़ी', 'both usual gold'],
  ['gu', 'સાદી જાંબલી જમીન, લીલી કિનારી અને સોનેરી બુટ્ટી, સાડી', 'both usual green'],
  ['en', 'saree with a tulip border and a plum pallu', 'both usual palmette plum pallu'],
  ['en', 'scarf with tiny dots on ivory and a teal border', 'all usual teal'],
  ['en', 'quilt of bouquets on pale grey, swan border', 'all usual swan'],
  // What the border or a place has is not strewn.
  ['en', 'banarasi saree, plain field with lotus and peacock border', 'both usual peacock plain'],
  ['en', 'banarasi saree, plain field with peacocks on the border', 'both usual peacock plain'],
  ['hi', 'बनारसी साड़ी, सादी ज़मीन पर मोर की किनारी', 'both usual peacock plain'],
  ['en', 'cushion, plain centre with lotuses in the corners', 'all narrow plain'],
  ['en', 'jamdani saree, plain body with swans along a plum border', 'both usual swan plum plain'],
  ['hi', 'दुपट्टा, सादी ज़मीन पर बूटियों की लाल किनारी', 'all usual red plain'],
  ['gu', 'પટોળું, સાદી જમીન પર હાથી અને પોપટની લીલી કિનારી', 'both usual parrot green plain'],
  ['gu', 'રૂમાલ, સાદી જમીન પર ખૂણામાં કમળ', 'all narrow plain'],
  ['en', 'tablecloth, plain pale blue centre with scattered roses', 'all narrow'],
  ['en', 'saree, plain body in sage with delicate paisley butis, wine border', 'both usual wine'],
  ['gu', 'સાડી, સાદી જમીન પર સોનેરી બુટ્ટી, લાલ કિનારી', 'both usual red'],
  ['en', 'saree, plain field with roses and a peacock border', 'both usual peacock'],
  ['en', 'kalamkari cushion with one large red and green medallion', 'all narrow centre'],
  ['hi', 'कुशन पर एक बड़ा नीला मंडल', 'all narrow centre'],
  ['gu', 'લીલી સાડી, નાની બુટ્ટી, પલ્લુમાં પોપટ, લાલ બોર્ડર', 'both usual red pallu'],
  // All that a prompt is about, refused, and no border at all.
  ['en', 'a lotus border', undefined],
  ['en', 'roses with no border', undefined],
  ['en', 'leaves all around a lotus pond', undefined],
])('%s: "%s" has the border "%s"', (language, prompt, border) => {
  expect(understood(readPrompt(prompt, language)).border).toBe(border);
});

it('leaves ground, cloth and size to what they are said of', () => {
  const { ground, accents, patterns, heroFactor } = readPrompt(
    'floral roses on cream, narrow navy gingham border along the bottom',
    'en',
  );
  expect(ground?.name).toBe('cream');
  expect(accents.map(({ name }) => name)).not.toContain('navy');
  expect(patterns).toEqual(['floral']);
  expect(heroFactor).toBeUndefined();
});

it.each([
  [
    'A single-centre silk scarf: an elephant in the middle inside a round wreath of peonies',
    'elephant',
    'wreath rosette',
  ],
  ['सुज़ानी चादर, बीच में कमल और कोनों में अनार, बेल की किनारी', 'lotus', 'corner pomegranate'],
  ['cushion with a vase of flowers in the centre and parrots in the corners, red border', 'bouquet', 'corner parrot'],
  ['કલમકારી પેનલ: વચ્ચે જીવનવૃક્ષ, ડાળ પર બે મોર, નીચે હરણ', 'tree', 'boughs peacock, foot deer'],
  [
    'kalamkari panel, beech mein ped, uspar chidiyan, neeche do hiran, bel ka border',
    'tree',
    'boughs parrot, foot deer',
  ],
])('"%s" has a %s in the centre, and %s', (prompt, centre, others) => {
  const places: Partial<PlacesWish> = readPrompt(prompt, 'en').border?.places ?? {};
  const nameOf = ({ motif, subject }: PlacedThing = {}) => motif ?? subject;
  expect(nameOf(places.centre)).toBe(centre);
  const around = (['wreath', 'corner', 'boughs', 'foot', 'beside'] as const).filter(
    (place) => places[place] !== undefined,
  );
  expect(around.map((place) => `${place} ${nameOf(places[place])}`).join(', ')).toBe(others);
});

it.each([
  ['duvet with roses', 'duvets'],
  ['floral silk scarf', 'scarves'],
  ['quilts of patchwork', 'quilts'],
  ['कांथा रज़ाई', 'quilts'],
  ['ફૂલવાળી શાલ', 'shawls'],
  ['table runner with figs', 'runners'],
  ['बेड रनर, कमल', 'runners'],
  ['bath towel with figs', 'towels'],
  ['ટુવાલ પર હંસ', 'towels'],
])('calls the goods of "%s" %s', (prompt, name) => {
  expect(readPrompt(prompt, 'en').tokens.find(({ kind }) => kind === 'usage')?.value).toBe(name);
});

it.each([
  ['patola saree with a border of elephants and parrots', 'elephant', 'parrot'],
  ['मेज़पोश, चारों ओर हाथी और मोर की किनारी, बीच खाली', 'peacock', 'elephant'],
  ['block print dupatta, swan and lotus border in indigo', 'lotus', 'swan'],
  ['સાડી, હાથી અને પોપટની કિનારી', 'parrot', 'elephant'],
])('gives the border of "%s" %s and %s by turns', (prompt, motif, second) => {
  expect(readPrompt(prompt, 'en').border).toMatchObject({ figure: 'row', motif, second: { motif: second } });
});

it.each([
  ['kalamkari jaal and lotus border', 'lotus'],
  ['saree with elephants and a peacock border', 'peacock'],
])('gives the border of "%s" the %s alone', (prompt, motif) => {
  const { border } = readPrompt(prompt, 'en');
  expect([border?.motif, border?.second]).toEqual([motif, undefined]);
});

it.each([
  ['saree, border and pallu in copper, mango butis', 'copper', undefined],
  ['olive saree, copper pallu and border', 'copper', undefined],
  ['olive saree, the border and the pallu in plum', 'plum', undefined],
  ['हरी साड़ी, पीला पल्लू और किनारी', 'yellow', undefined],
  ['લીલી સાડી, કાળો પાલવ અને કિનારી', 'black', undefined],
  ['olive saree, copper pallu and a mint border', 'mint', 'copper'],
  ['olive saree, border and a copper pallu', undefined, 'copper'],
  ['olive saree, copper pallu, border', undefined, 'copper'],
])('dyes the border of "%s" %s, and its pallu %s where it has a colour of its own', (prompt, colour, palluColour) => {
  const { border } = readPrompt(prompt, 'en');
  expect([border?.colour?.name, border?.palluColour?.name]).toEqual([colour, palluColour]);
});

it.each([
  ['plain slate body, a rust border, pallu with small silver butis', true],
  ['plain slate field, lotus border with tiny butis', true],
  ['plain slate field, rust border, pallu with a vine and butis', true],
  ['plain slate field, butis in the pallu, rust border', true],
  ['सादी हरी ज़मीन, लाल पल्लू में सुनहरी और सफ़ेद बूटियाँ', true],
  ['सादी हरी ज़मीन, लाल किनारी पर छोटी बूटियाँ', true],
  ['सादी हरी ज़मीन, सफ़ेद किनारी, बूटियों वाला पल्लू', true],
  ['સાદી કાળી જમીન, લાલ કિનારી, છેડામાં સફેદ બુટ્ટી', true],
  ['સાદી કાળી જમીન, લાલ કિનારી, બુટ્ટીવાળો પાલવ', true],
  ['plain slate field, border in rust and silver butis', false],
  ['plain slate field, rust border with silver butis on the body', false],
  ['plain slate field, rust border along with silver butis', false],
  ['सादी हरी ज़मीन, लाल किनारी के साथ सफ़ेद बूटियाँ', false],
  ['plain slate field, butis in the pallu, rust border and silver butis', false],
  ['सादी हरी ज़मीन, लाल पल्लू और सफ़ेद बूटियाँ', false],
  ['સાદી કાળી જમીન, લાલ પાલવ, સફેદ બુટ્ટી', false],
])('leaves the field of "%s" plain: %s', (prompt, isPlain) => {
  expect(readPrompt(prompt, 'en').border?.isPlain).toBe(isPlain);
});

it.each<[Language, string]>([
  ['hi', 'पैठणी साड़ी, मोर'],
  ['hi', 'कांजीवरम साड़ी'],
  ['hi', 'बांधनी साड़ी, लाल'],
  ['gu', 'પૈઠણી સાડી'],
  ['gu', 'કાંજીવરમ સાડી'],
  ['gu', 'લાલ બાંધણી સાડી'],
  ['en', 'red bandhani saree'],
  ['en', 'banarasi silk saree in plum'],
  ['hi', 'बनारसी साड़ी, हरी'],
  ['gu', 'બનારસી સાડી'],
  ['en', 'chanderi saree with butis'],
])('gives a saree that is made to its shape border and pallu, in %s: %s', (language, prompt) => {
  expect(readPrompt(prompt, language).border).toMatchObject({ placing: 'both', hasPallu: true });
});

it.each<[Language, string]>([
  ['en', 'towel with lotus'],
  ['hi', 'तौलिया, कमल'],
  ['gu', 'ટુવાલ, કમળ'],
])('gives a towel its ends, in %s: %s', (language, prompt) => {
  expect(readPrompt(prompt, language).border?.placing).toBe('ends');
});

it.each<[Language, string, string | undefined]>([
  ['en', 'blouse for lehenga, pink', undefined],
  ['hi', 'लहंगे के लिए ब्लाउज़, गुलाबी', undefined],
  ['gu', 'ચણિયા માટે બ્લાઉઝ, ગુલાબી', undefined],
  ['en', 'lehenga choli with lotus', 'bottom'],
  ['en', 'lehenga and blouse with lotus', 'bottom'],
])('gives the hem to the skirt and not to its blouse, in %s: %s', (language, prompt, placing) => {
  expect(readPrompt(prompt, language).border?.placing).toBe(placing);
});

it.each(['blue dari with camels', 'dhurrie with camels and palms', 'kilim rug with palms and cows'])(
  'sets no tree in the middle of a dhurrie: %s',
  (prompt) => {
    const { patterns, border } = readPrompt(prompt, 'en');
    expect(patterns).toEqual(['kilim']);
    expect([border?.placing, border?.hasCentre, border?.places]).toEqual(['all', false, undefined]);
  },
);

it.each(['kanjivaram border on blue silk', 'kanjivaram border, maroon', 'kanjivaram saree with border'])(
  'gives a manner of a cloth the border that is named: %s',
  (prompt) => {
    const { border, layouts, ownLayouts } = readPrompt(prompt, 'en');
    expect(border).toMatchObject({ placing: 'both' });
    expect([layouts, ownLayouts.map(({ layout }) => layout)]).toEqual([[], ['kanjivaram']]);
  },
);
