import type { Language } from './options.ts';

type Words = Readonly<Record<Language, string>>;

/** Every kind of action that is logged, with its words. What it was about follows them: see `factWords`. */
export const actionKinds = {
  'user.created': { en: 'Added an account', hi: 'खाता जोड़ा', gu: 'ખાતું ઉમેર્યું' },
  'user.changed': { en: 'Changed an account', hi: 'खाता बदला', gu: 'ખાતું બદલ્યું' },
  'user.change_refused': {
    en: 'Was refused: only its own administrators change an account',
    hi: 'मना किया गया: खाता केवल उसके अपने व्यवस्थापक बदलते हैं',
    gu: 'ના પાડવામાં આવી: ખાતું ફક્ત તેના પોતાના વ્યવસ્થાપકો બદલે છે',
  },
  'user.activated': { en: 'Activated an account', hi: 'खाता सक्रिय किया', gu: 'ખાતું સક્રિય કર્યું' },
  'user.deactivated': { en: 'Deactivated an account', hi: 'खाता निष्क्रिय किया', gu: 'ખાતું નિષ્ક્રિય કર્યું' },
  'user.working_hours': { en: 'Set working hours', hi: 'काम का समय रखा', gu: 'કામનો સમય મૂક્યો' },
  'user.allowed_ips': { en: 'Set allowed IPs', hi: 'अनुमत IP रखे', gu: 'માન્ય IP મૂક્યા' },
  'user.capped': {
    en: 'Set a monthly limit of credits',
    hi: 'महीने की क्रेडिट सीमा रखी',
    gu: 'મહિનાની ક્રેડિટ મર્યાદા મૂકી',
  },
  'user.uncapped': {
    en: 'Took away a monthly limit of credits',
    hi: 'महीने की क्रेडिट सीमा हटाई',
    gu: 'મહિનાની ક્રેડિટ મર્યાદા કાઢી',
  },
  'user.made_admin': { en: 'Made an account administrator', hi: 'खाते को व्यवस्थापक बनाया', gu: 'ખાતાને વ્યવસ્થાપક બનાવ્યું' },
  'user.made_user': { en: 'Made an account user', hi: 'खाते को उपयोगकर्ता बनाया', gu: 'ખાતાને વપરાશકર્તા બનાવ્યું' },
  'client.created': { en: 'Created the client', hi: 'ग्राहक बनाया', gu: 'ગ્રાહક બનાવ્યો' },
  'client.changed': { en: 'Changed the facts of the client', hi: 'ग्राहक की जानकारी बदली', gu: 'ગ્રાહકની વિગતો બદલી' },
  'client.activated': { en: 'Activated the client', hi: 'ग्राहक को सक्रिय किया', gu: 'ગ્રાહકને સક્રિય કર્યો' },
  'client.deactivated': { en: 'Deactivated the client', hi: 'ग्राहक को निष्क्रिय किया', gu: 'ગ્રાહકને નિષ્ક્રિય કર્યો' },
  'client.account_limit': { en: 'Set the account limit', hi: 'खाता सीमा रखी', gu: 'ખાતા મર્યાદા મૂકી' },
  'client.settings': { en: 'Changed the settings', hi: 'सेटिंग बदलीं', gu: 'સેટિંગ બદલ્યાં' },
  'client.logo': { en: 'Changed the logo', hi: 'लोगो बदला', gu: 'લોગો બદલ્યો' },
  'client.read': { en: 'Looked into the client', hi: 'ग्राहक को देखा', gu: 'ગ્રાહકને જોયો' },
  'credits.granted': { en: 'Granted credits', hi: 'क्रेडिट दिए', gu: 'ક્રેડિટ આપ્યા' },
  'session.opened': { en: 'Signed in', hi: 'लॉग इन किया', gu: 'લૉગ ઇન કર્યું' },
  'session.closed': { en: 'Signed out', hi: 'लॉग आउट किया', gu: 'લૉગ આઉટ કર્યું' },
  'session.ended': { en: 'Ended other sessions', hi: 'दूसरे सत्र समाप्त किए', gu: 'બીજાં સત્ર પૂરાં કર્યાં' },
  'session.refused': { en: 'Could not sign in', hi: 'लॉग इन नहीं हो सका', gu: 'લૉગ ઇન ન થઈ શક્યું' },
  'session.user_mode': { en: 'Switched user mode', hi: 'उपयोगकर्ता मोड बदला', gu: 'વપરાશકર્તા મોડ બદલ્યો' },
  'session.identity_mismatch': {
    en: 'Was refused: the request named someone else',
    hi: 'मना किया गया: अनुरोध में किसी और का नाम था',
    gu: 'ના પાડવામાં આવી: વિનંતીમાં બીજાનું નામ હતું',
  },
  'account.changed': { en: 'Changed their account', hi: 'अपना खाता बदला', gu: 'પોતાનું ખાતું બદલ્યું' },
  'second_step.on': {
    en: 'Switched the second step of the log-in on',
    hi: 'लॉग इन का दूसरा चरण चालू किया',
    gu: 'લૉગ ઇનનું બીજું પગલું ચાલુ કર્યું',
  },
  'second_step.off': {
    en: 'Switched a second step of the log-in off',
    hi: 'लॉग इन का दूसरा चरण बंद किया',
    gu: 'લૉગ ઇનનું બીજું પગલું બંધ કર્યું',
  },
  'password.changed': { en: 'Changed their password', hi: 'अपना पासवर्ड बदला', gu: 'પોતાનો પાસવર્ડ બદલ્યો' },
  'password.refused': {
    en: 'Gave a wrong current password',
    hi: 'मौजूदा पासवर्ड ग़लत दिया',
    gu: 'હાલનો પાસવર્ડ ખોટો આપ્યો',
  },
  'password.link_mailed': {
    en: 'Was mailed a link for a new password',
    hi: 'नए पासवर्ड का लिंक मेल से भेजा गया',
    gu: 'નવા પાસવર્ડની લિંક મેલથી મોકલાઈ',
  },
  'password.reset': {
    en: 'Set a new password with a mailed link',
    hi: 'मेल के लिंक से नया पासवर्ड रखा',
    gu: 'મેલની લિંકથી નવો પાસવર્ડ મૂક્યો',
  },
  'plan.created': { en: 'Added a plan', hi: 'प्लान जोड़ा', gu: 'પ્લાન ઉમેર્યો' },
  'sales.changed': {
    en: 'Noted how a request to sales stands',
    hi: 'बिक्री के अनुरोध की स्थिति लिखी',
    gu: 'વેચાણની વિનંતીની સ્થિતિ નોંધી',
  },
  'sign_up.accepted': {
    en: 'Made a client of a request to sign up',
    hi: 'साइन अप के अनुरोध से ग्राहक बनाया',
    gu: 'સાઇન અપની વિનંતી પરથી ગ્રાહક બનાવ્યો',
  },
  'sign_up.rejected': {
    en: 'Turned a request to sign up down',
    hi: 'साइन अप का अनुरोध अस्वीकार किया',
    gu: 'સાઇન અપની વિનંતી નકારી',
  },
  'site.changed': {
    en: 'Set what the public pages say',
    hi: 'सार्वजनिक पृष्ठों की बातें तय कीं',
    gu: 'જાહેર પાનાંનું લખાણ નક્કી કર્યું',
  },
  'place.created': { en: 'Added a location', hi: 'स्थान जोड़ा', gu: 'સ્થળ ઉમેર્યું' },
  'place.changed': { en: 'Changed a location', hi: 'स्थान बदला', gu: 'સ્થળ બદલ્યું' },
  'place.deleted': { en: 'Deleted a location', hi: 'स्थान हटाया', gu: 'સ્થળ કાઢી નાખ્યું' },
  'mail.read': { en: 'Read a mail', hi: 'एक मेल पढ़ा', gu: 'એક મેલ વાંચ્યો' },
  'mail.retried': { en: 'Had a mail sent again', hi: 'एक मेल फिर से भेजवाया', gu: 'એક મેલ ફરી મોકલાવ્યો' },
  'ticket.opened': { en: 'Opened a ticket', hi: 'टिकट खोला', gu: 'ટિકિટ ખોલી' },
  'ticket.commented': { en: 'Wrote in a ticket', hi: 'टिकट में लिखा', gu: 'ટિકિટમાં લખ્યું' },
  'ticket.status': { en: 'Set the status of a ticket', hi: 'टिकट की स्थिति रखी', gu: 'ટિકિટની સ્થિતિ મૂકી' },
  'ticket.read': { en: 'Read a ticket', hi: 'टिकट पढ़ा', gu: 'ટિકિટ વાંચી' },
  'operation.status': { en: 'Switched an operation', hi: 'एक कार्य चालू या बंद किया', gu: 'એક કાર્ય ચાલુ કે બંધ કર્યું' },
  'design.made': { en: 'Made a design', hi: 'डिज़ाइन बनाया', gu: 'ડિઝાઇન બનાવી' },
  'design.failed': { en: 'A design failed', hi: 'एक डिज़ाइन नहीं बन सका', gu: 'એક ડિઝાઇન ન બની શકી' },
  'design.cancelled': { en: 'Cancelled a design', hi: 'डिज़ाइन रद्द किया', gu: 'ડિઝાઇન રદ કરી' },
  'design.saved': { en: 'Saved a design', hi: 'डिज़ाइन सहेजा', gu: 'ડિઝાઇન સાચવી' },
  'file.uploaded': { en: 'Uploaded a file', hi: 'फ़ाइल अपलोड की', gu: 'ફાઇલ અપલોડ કરી' },
  'file.deleted': { en: 'Deleted a file', hi: 'फ़ाइल हटाई', gu: 'ફાઇલ કાઢી નાખી' },
  'file.restored': { en: 'Restored a file', hi: 'फ़ाइल वापस लाई', gu: 'ફાઇલ પાછી લાવી' },
  'file.moved': { en: 'Moved a file', hi: 'फ़ाइल दूसरी जगह रखी', gu: 'ફાઇલ બીજે મૂકી' },
  'demonstration.made': {
    en: 'Made the designs of the demonstration',
    hi: 'प्रदर्शन के डिज़ाइन बनाए',
    gu: 'પ્રદર્શનની ડિઝાઇન બનાવી',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type ActionKind = keyof typeof actionKinds;
export const isActionKind = (text: string): text is ActionKind => Object.hasOwn(actionKinds, text);

/** A kind of action in words; one that is not known here, as of another version, by its name. */
export function actionWord(action: string, language: Language): string {
  return isActionKind(action) ? actionKinds[action][language] : action;
}
