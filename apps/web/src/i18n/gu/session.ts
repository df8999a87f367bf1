import type { session as en } from '../en/session.ts';
import type { Words } from '../words.ts';

export const session: Words<typeof en> = {
  ended: {
    title: 'સત્ર પૂરું થયું',
    text: 'સત્ર પૂરું થયું: તમારું સત્ર પૂરું થઈ ગયું છે. તમે {count} સેકન્ડમાં લૉગ આઉટ થશો.',
    now: 'ફરી લૉગ ઇન કરો',
  },
  expired: { title: 'સત્રનો સમય પૂરો થયો', text: 'તમે {count} સેકન્ડમાં લૉગ આઉટ થશો.', now: 'ફરી લૉગ ઇન કરો' },
  error: { title: 'કૃપા કરી ધ્યાન આપો', okay: 'ઠીક છે' },
  login: {
    title: 'લૉગ ઇન',
    lead: 'કાપડ પહેલાં નકશો.',
    login: 'ઈમેલ અથવા યુઝરનેમ',
    password: 'પાસવર્ડ',
    submit: 'લૉગ ઇન કરો',
    forgot: 'પાસવર્ડ ભૂલી ગયા?',
    demo: 'નિદર્શન',
    demoText: 'આ સ્થાપના નિદર્શન ખાતાં સાથે ચાલે છે. ફોર્મ ભરવા માટે એક પસંદ કરો.',
    super: 'સુપર-એડમિન',
    admin: 'એડમિન',
    designer: 'ડિઝાઇનર',
    show: 'પાસવર્ડ બતાવો',
    hide: 'પાસવર્ડ છુપાવો',
  },
};
