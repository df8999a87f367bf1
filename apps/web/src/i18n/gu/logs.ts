import type { logs as en } from '../en/logs.ts';
import type { Words } from '../words.ts';

export const logs: Words<typeof en> = {
  title: 'કાર્ય લૉગ',
  who: 'કોણે',
  what: 'શું',
  zone: 'સમય {zone} પ્રમાણે',
  when: 'ક્યારે',
  product: 'Naksha',
  none: 'અહીં હજી કંઈ થયું નથી. લોકો જે બદલે તે અહીં દેખાશે, અને પહેલાં શું હતું તે પણ.',
  noneFound: 'લૉગમાં એવું કંઈ મળ્યું નહીં.',
  backwards: 'છેલ્લો દિવસ પહેલા દિવસ કરતાં વહેલો છે. તેને ફરી પસંદ કરો.',
  search: 'લૉગમાં શોધો',
  everyone: 'બધા લોકો',
  allKinds: 'બધા પ્રકાર',
  client: 'ગ્રાહક',
  allClients: 'બધા ગ્રાહકો',
  from: 'થી',
  to: 'સુધી',
  field: 'શું બદલાયું',
  before: 'પહેલાં',
  after: 'પછી',
  address: 'સરનામું',
  request: 'વિનંતી',
  nowhere: 'કોઈ નહીં: પ્રોગ્રામ પોતે',
};
