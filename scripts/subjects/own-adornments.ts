import { form, limb, opened, petals, ring, spread } from './draw-forms.ts';
import { around, bar, type OwnDrawing, oval } from './draw-layers.ts';

const [ink, cream] = ['#3a2a22', '#f1e2c4'];
const [red, wine, gold, ochre] = ['#cf4a3c', '#8c2f3a', '#efc04e', '#c58a2e'];
const [green, steel, iron] = ['#4f9a6f', '#c3cad0', '#7e8a93'];
const [tan, leather, hide] = ['#c98d56', '#8f5a33', '#5f3a22'];

/** A band of a bangle seen from above, lying. */
const band = (y: number) => ringed(50, y, 44, 17, 5.4);
const ringed = (cx: number, cy: number, rx: number, ry: number, width: number) =>
  opened(oval(cx, cy, rx, ry), oval(cx, cy, rx - width, ry - width * 0.72));
/** Beads along the front of a bangle. */
const beads = (y: number, size: number) =>
  spread(11, (_, share) => {
    const a = Math.PI * (0.06 + 0.88 * share);
    return oval(50 - Math.cos(a) * 41.4, y + Math.sin(a) * 15.1, size);
  });

/** What is worn, and what horses wear. */
export const adornmentDrawings: readonly OwnDrawing[] = [
  {
    id: 'bangles',
    setting: 'plain',
    names: [
      'bangles, bangle, choodi, chudi, choodiyan, chudiyan, kangan, kangans, kada, bracelet, bracelets, bangdi',
      'चूड़ी, चूड़ियां, चूड़ियाँ, कंगन, कड़ा, कड़े',
      'બંગડી, બંગડીઓ, કંગન, કડું, કડાં, ચૂડી',
    ],
    layers: [
      [wine, band(78)],
      [gold, band(68)],
      [green, band(58)],
      [gold, band(48)],
      [red, band(38)],
      [cream, beads(38, 1.7) + beads(58, 1.7)],
      [ochre, beads(48, 1.9) + beads(68, 1.9)],
    ],
  },
  {
    id: 'jhumka',
    setting: 'plain',
    names: [
      'jhumka, jhumkas, jhumki, jhumkis, jhumka earring, jhumka earrings, earring, earrings, ear ring, ear rings, jhoomar earring, chandbali, chandbalis',
      'झुमका, झुमके, झुमकी, बाली, बालियां',
      'ઝુમખું, ઝુમખાં, ઝુમકા, ઝુમકો, બુટ્ટી ઝુમખાં',
    ],
    layers: [
      [ochre, spread(7, (_, s) => oval(25 + s * 50, 79 + Math.sin(s * Math.PI) * 5, 1.6, 4))],
      [gold, petals(50, 15, 8, 13, 8)],
      [red, oval(50, 15, 5.6)],
      [ochre, ring(50, 31, 4.4, 2) + bar(48.4, 34, 3.2, 6)],
      [gold, form('50 37, 37 42, 27 55, 22 70!, 50 78, 78 70!, 73 55, 63 42')],
      [wine, form('23.5 64!, 50 72, 76.5 64!, 75 58!, 50 66, 25 58!')],
      [cream, spread(6, (_, s) => oval(31 + s * 38, 61.6 + Math.sin(s * Math.PI) * 6, 2))],
      [ochre, spread(5, (_, s) => limb(`${46 + s * 8} 42 1, ${40 + s * 20} 50 1.8, ${34 + s * 32} 58 1`))],
      [cream, spread(7, (_, s) => oval(25 + s * 50, 87 + Math.sin(s * Math.PI) * 6, 4))],
      [
        green,
        around(50, 15, 9.4, 8)
          .map(([x, y]) => oval(x, y, 1.3))
          .join(''),
      ],
    ],
  },
  {
    id: 'tassel',
    setting: 'plain',
    names: [
      'tassel, tassels, latkan, latkans, fundi, phundna, phumka, fringe tassel, pompom tassel, tassel hanging',
      'लटकन, फुंदना, फुंदने, फुँदना',
      'લટકણ, ફૂમતું, ફૂમતાં, લટકણિયું',
    ],
    layers: [
      [ochre, ring(50, 9, 7.5, 3) + bar(48.2, 15, 3.6, 8)],
      [red, form('50 19, 39 23, 36 32, 40 40!, 60 40!, 64 32, 61 23')],
      [gold, bar(38, 38, 24, 6.5, 2.6)],
      [red, form('41 44!, 36 62, 30 96!, 40 98, 50 96, 60 98, 70 96!, 64 62, 59 44!')],
      [wine, spread(5, (_, s) => limb(`${44 + s * 12} 46 1.2, ${40 + s * 20} 70 2.2, ${35 + s * 30} 96 1.4`))],
      [gold, form('35.2 64!, 50 67, 64.8 64!, 65.8 69!, 50 72, 34.2 69!')],
      [cream, spread(3, (_, s) => oval(43 + s * 14, 30 + Math.sin(s * Math.PI) * 1.6, 2.4))],
    ],
  },
  {
    id: 'stirrup',
    setting: 'plain',
    names: ['stirrup, stirrups, horse stirrup, riding stirrup, rakab', 'रकाब, रकाबें', 'પેંગડું, પેંગડાં, રકાબ'],
    layers: [
      [leather, form('44 2!, 44 30!, 56 30!, 56 2!')],
      [hide, spread(3, (_, s) => oval(50, 8 + s * 12, 1.6))],
      [gold, bar(40.4, 23, 19.2, 4.2, 1.6)],
      [iron, bar(42, 30, 16, 7, 3)],
      [
        steel,
        opened(
          form('50 33, 36 38, 22 58, 17 84!, 83 84!, 78 58, 64 38'),
          form('50 41, 40 46, 29 62, 25 84!, 75 84!, 71 62, 60 46'),
        ),
      ],
      [iron, bar(14, 83, 72, 10, 4)],
      [steel, spread(7, (_, s) => bar(21 + s * 54, 85.6, 3, 5, 1))],
    ],
  },
  {
    id: 'horse-bit',
    setting: 'plain',
    names: [
      'horse bit, horse bits, horsebit, horsebits, snaffle, snaffles, snaffle bit, snaffle bits, bridle bit, bridle bits',
      'घोड़े के मुंह की लगाम',
      'ચોકઠું',
    ],
    layers: [
      [leather, form('16 2!, 16 32!, 24 32!, 24 2!') + form('76 2!, 76 32!, 84 32!, 84 2!')],
      [hide, spread(3, (_, s) => oval(20, 6 + s * 16, 1.2) + oval(80, 6 + s * 16, 1.2))],
      [gold, ring(20, 50, 19, 5.6) + ring(80, 50, 19, 5.6)],
      [steel, limb('30 50 8, 39 51 6.5, 47 52 5') + limb('70 50 8, 61 51 6.5, 53 52 5')],
      [ochre, ring(50, 52, 7, 3)],
      [iron, bar(30, 44, 4.6, 12, 2) + bar(65.4, 44, 4.6, 12, 2)],
      [tan, form('16 68!, 13 96!, 22 98!, 24 68!') + form('76 68!, 78 98!, 87 96!, 84 68!')],
    ],
  },
  {
    id: 'buckle',
    setting: 'plain',
    names: [
      'buckle, buckles, belt buckle, belt buckles, strap buckle, strap buckles, belt, belts, leather belt',
      'बकल, बेल्ट का बकल, बेल्ट, पेटी का बकल',
      'બકલ, પટ્ટાનું બકલ, બેલ્ટ, પટ્ટો',
    ],
    layers: [
      [leather, form('0 36!, 0 64!, 88 64, 100 50!, 88 36')],
      [tan, bar(0, 39.4, 86, 1.6) + bar(0, 59, 86, 1.6)],
      [hide, spread(3, (_, s) => oval(72 + s * 18, 50, 2))],
      [gold, opened(form('24 22!, 24 78!, 66 78!, 66 22!'), form('33 31!, 33 69!, 57 69!, 57 31!'))],
      [ochre, bar(29, 44.6, 5.4, 10.8, 2.4)],
      [cream, limb('31 50 5, 48 48.6 4.6, 68 49 3.6')],
    ],
  },
  {
    id: 'palm-fan',
    setting: 'plain',
    names: [
      'hand fan, hand fans, pankha, pankhas, pankhi fan, palm leaf fan, palm leaf fans, hath pankha, haath pankha, vinjano',
      'हाथ का पंखा, हाथ पंखा, पंखा, पंखे',
      'હાથપંખો, હાથનો પંખો, પંખો, પંખા, વીંઝણો',
    ],
    layers: [
      [
        red,
        around(54, 38, 35, 22)
          .map(([x, y]) => oval(x, y, 5.4))
          .join(''),
      ],
      [tan, limb('20 99 6, 22 60 5, 24 20 4.4')],
      [gold, oval(54, 38, 34)],
      [cream, oval(54, 38, 29)],
      [green, petals(54, 38, 12, 26, 9)],
      [red, petals(54, 38, 8, 16, 8)],
      [
        wine,
        around(54, 38, 21, 12, Math.PI / 12)
          .map(([x, y]) => oval(x, y, 1.7))
          .join(''),
      ],
      [gold, oval(54, 38, 5.6)],
      [leather, bar(18, 62, 8, 5, 2) + bar(20, 18, 8, 5, 2)],
      [ink, oval(54, 38, 2)],
    ],
  },
];
