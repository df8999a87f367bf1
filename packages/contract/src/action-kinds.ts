import { findOperation } from './operations/table.ts';
import type { Language } from './options.ts';

type Words = Readonly<Record<Language, string>>;

/** Every kind of action that is logged, with its words. What it was about follows them: see `factWords`. */
export const actionKinds = {
  'user.created': { en: 'Added an account', hi: 'खाता जोड़ा', gu: 'ખાતું ઉમેર્યું' },
  'user.changed': { en: 'Changed an account', hi: 'खाता बदला', gu: 'ખાતું બદલ્યું' },
  'user.change_refused': {
    en: 'Was refused: only its own administrators change an account',
    hi: 'मना किया गया: खाता केवल उसके अपने एडमिन बदलते हैं',
    gu: 'ના પાડવામાં આવી: ખાતું ફક્ત તેના પોતાના એડમિન બદલે છે',
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
  'user.made_admin': { en: 'Made an account administrator', hi: 'खाते को एडमिन बनाया', gu: 'ખાતાને એડમિન બનાવ્યું' },
  'user.made_user': { en: 'Made an account user', hi: 'खाते को उपयोगकर्ता बनाया', gu: 'ખાતાને વપરાશકર્તા બનાવ્યું' },
  'client.created': { en: 'Created the client', hi: 'ग्राहक बनाया', gu: 'ગ્રાહક બનાવ્યો' },
  'client.changed': { en: 'Changed the facts of the client', hi: 'ग्राहक की जानकारी बदली', gu: 'ગ્રાહકની વિગતો બદલી' },
  'client.activated': { en: 'Activated the client', hi: 'ग्राहक को सक्रिय किया', gu: 'ગ્રાહકને સક્રિય કર્યો' },
  'client.deactivated': { en: 'Deactivated the client', hi: 'ग्राहक को निष्क्रिय किया', gu: 'ગ્રાહકને નિષ્ક્રિય કર્યો' },
  'client.account_limit': { en: 'Set the account limit', hi: 'खाता सीमा रखी', gu: 'ખાતા મર્યાદા મૂકી' },
  'client.storage_limit': { en: 'Set the storage limit', hi: 'स्टोरेज सीमा रखी', gu: 'સ્ટોરેજ મર્યાદા મૂકી' },
  'client.erased': { en: 'Erased the client', hi: 'ग्राहक का डेटा मिटाया', gu: 'ગ્રાહકનો ડેટા ભૂંસ્યો' },
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
  'plan.changed': { en: 'Changed a plan', hi: 'प्लान बदला', gu: 'પ્લાન બદલ્યો' },
  'plan.deleted': { en: 'Deleted a plan', hi: 'प्लान हटाया', gu: 'પ્લાન કાઢી નાખ્યો' },
  'plan.started': { en: 'Started a plan', hi: 'प्लान शुरू किया', gu: 'પ્લાન શરૂ કર્યો' },
  'plan.ended': { en: 'Ended a plan before its time', hi: 'प्लान समय से पहले समाप्त किया', gu: 'પ્લાન સમય પહેલાં પૂરો કર્યો' },
  'credits.corrected': { en: 'Corrected the credits', hi: 'क्रेडिट ठीक किए', gu: 'ક્રેડિટ સુધાર્યા' },
  'billing.on': { en: 'Switched billing on', hi: 'बिलिंग चालू की', gu: 'બિલિંગ ચાલુ કર્યું' },
  'billing.off': { en: 'Switched billing off', hi: 'बिलिंग बंद की', gu: 'બિલિંગ બંધ કર્યું' },
  'key.created': { en: 'Made an API key', hi: 'API कुंजी बनाई', gu: 'API કી બનાવી' },
  'key.revoked': { en: 'Revoked an API key', hi: 'API कुंजी रद्द की', gu: 'API કી રદ કરી' },
  'coupon.created': { en: 'Added a coupon', hi: 'कूपन जोड़ा', gu: 'કૂપન ઉમેર્યું' },
  'coupon.deleted': { en: 'Deleted a coupon', hi: 'कूपन हटाया', gu: 'કૂપન કાઢી નાખ્યું' },
  'cost.set': { en: 'Set what a result costs', hi: 'एक नतीजे की लागत रखी', gu: 'એક પરિણામનો ખર્ચ મૂક્યો' },
  'cost.deleted': { en: 'Took a cost back', hi: 'लागत वापस ली', gu: 'ખર્ચ પાછો લીધો' },
  'payment.begun': { en: 'Began to pay for a plan', hi: 'प्लान का भुगतान शुरू किया', gu: 'પ્લાનની ચુકવણી શરૂ કરી' },
  'payment.sent': { en: 'Named a transfer', hi: 'ट्रांसफ़र बताया', gu: 'ટ્રાન્સફર જણાવ્યું' },
  'payment.settled': { en: 'A payment arrived', hi: 'भुगतान मिला', gu: 'ચુકવણી મળી' },
  'payment.rejected': { en: 'A payment was turned down', hi: 'भुगतान अस्वीकार हुआ', gu: 'ચુકવણી નકારાઈ' },
  'payment.cancelled': { en: 'Gave up a payment', hi: 'भुगतान छोड़ा', gu: 'ચુકવણી રદ કરી' },
  'payment.expired': { en: 'A payment ran out', hi: 'भुगतान का समय बीत गया', gu: 'ચુકવણીનો સમય પૂરો થયો' },
  'payment.failed': { en: 'A payment failed', hi: 'भुगतान नहीं हो सका', gu: 'ચુકવણી ન થઈ શકી' },
  'payment.refunded': { en: 'Gave money back', hi: 'पैसे लौटाए', gu: 'પૈસા પરત કર્યા' },
  'payment.disputed': { en: 'A payment is disputed', hi: 'भुगतान पर विवाद', gu: 'ચુકવણી પર વિવાદ' },
  'payment.late': {
    en: 'Late money is sent back',
    hi: 'देर से आए पैसे लौटाए जा रहे हैं',
    gu: 'મોડેથી આવેલા પૈસા પાછા મોકલાય છે',
  },
  'payment.astray': {
    en: 'A report of money that fits no payment',
    hi: 'भुगतान से मेल न खाती रक़म की सूचना',
    gu: 'ચુકવણી સાથે મેળ ન ખાતી રકમની જાણ',
  },
  'billing.facts': {
    en: 'Set who invoices are made out to',
    hi: 'बिल किसके नाम बनेंगे, तय किया',
    gu: 'બિલ કોના નામે બનશે તે નક્કી કર્યું',
  },
  'seller.changed': { en: 'Set who sells here', hi: 'विक्रेता की जानकारी रखी', gu: 'વેચનારની વિગતો મૂકી' },
  'reseller.created': { en: 'Added a reseller', hi: 'रीसेलर जोड़ा', gu: 'રીસેલર ઉમેર્યો' },
  'reseller.changed': { en: 'Changed a reseller', hi: 'रीसेलर बदला', gu: 'રીસેલર બદલ્યો' },
  'reseller.deleted': { en: 'Deleted a reseller', hi: 'रीसेलर हटाया', gu: 'રીસેલર કાઢી નાખ્યો' },
  'reseller.paid': { en: 'Paid a reseller', hi: 'रीसेलर को भुगतान किया', gu: 'રીસેલરને ચૂકવ્યું' },
  'client.reseller': { en: 'Set whose client it is', hi: 'ग्राहक का रीसेलर रखा', gu: 'ગ્રાહકનો રીસેલર મૂક્યો' },
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
    en: 'Turned down a request to sign up',
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
  'ask.sent': {
    en: 'Asked the administrators about a failed job',
    hi: 'विफल कार्य के बारे में एडमिन से पूछा',
    gu: 'નિષ્ફળ કામ વિશે એડમિનને પૂછ્યું',
  },
  'ask.seen': {
    en: 'Saw what a designer asked about a failed job',
    hi: 'विफल कार्य के बारे में डिज़ाइनर का सवाल देखा',
    gu: 'નિષ્ફળ કામ વિશે ડિઝાઇનરનો સવાલ જોયો',
  },
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
  'file.erased': { en: 'Deleted a file for ever', hi: 'फ़ाइल हमेशा के लिए मिटाई', gu: 'ફાઇલ કાયમ માટે ભૂંસી' },
  'bin.emptied': { en: 'Emptied their bin', hi: 'अपना कूड़ेदान ख़ाली किया', gu: 'પોતાની કચરાપેટી ખાલી કરી' },
  'file.renamed': { en: 'Renamed a file', hi: 'फ़ाइल का नाम बदला', gu: 'ફાઇલનું નામ બદલ્યું' },
  'file.tagged': { en: 'Changed the tags of a file', hi: 'फ़ाइल के टैग बदले', gu: 'ફાઇલના ટૅગ બદલ્યા' },
  'file.filed': { en: 'Put a file in a folder', hi: 'फ़ाइल फ़ोल्डर में रखी', gu: 'ફાઇલ ફોલ્ડરમાં મૂકી' },
  'folder.created': { en: 'Made a folder', hi: 'फ़ोल्डर बनाया', gu: 'ફોલ્ડર બનાવ્યું' },
  'folder.renamed': { en: 'Renamed a folder', hi: 'फ़ोल्डर का नाम बदला', gu: 'ફોલ્ડરનું નામ બદલ્યું' },
  'folder.deleted': { en: 'Took a folder away', hi: 'फ़ोल्डर हटाया', gu: 'ફોલ્ડર કાઢી નાખ્યું' },
  'area.kept': { en: 'Kept an area with a design', hi: 'डिज़ाइन के साथ एक हिस्सा रखा', gu: 'ડિઝાઇન સાથે એક ભાગ રાખ્યો' },
  'area.removed': { en: 'Removed a kept area', hi: 'रखा हुआ हिस्सा हटाया', gu: 'રાખેલો ભાગ કાઢી નાખ્યો' },
  'file.moved': { en: 'Moved a file', hi: 'फ़ाइल दूसरी जगह रखी', gu: 'ફાઇલ બીજે મૂકી' },
  'demonstration.made': {
    en: 'Made the designs of the demonstration',
    hi: 'प्रदर्शन के डिज़ाइन बनाए',
    gu: 'પ્રદર્શનની ડિઝાઇન બનાવી',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type ActionKind = keyof typeof actionKinds;
export const isActionKind = (text: string): text is ActionKind => Object.hasOwn(actionKinds, text);

/** Of work whose results are files to take away, and no designs. */
const deliveredKinds: Readonly<Partial<Record<ActionKind, Words>>> = {
  'design.made': { en: 'Made files to take away', hi: 'डाउनलोड के लिए फ़ाइलें बनाईं', gu: 'ડાઉનલોડ માટેની ફાઇલો બનાવી' },
  'design.failed': {
    en: 'Files to take away could not be made',
    hi: 'डाउनलोड के लिए फ़ाइलें नहीं बन सकीं',
    gu: 'ડાઉનલોડ માટેની ફાઇલો ન બની શકી',
  },
  'design.cancelled': {
    en: 'Cancelled making files to take away',
    hi: 'डाउनलोड के लिए फ़ाइलें बनाना रद्द किया',
    gu: 'ડાઉનલોડ માટેની ફાઇલો બનાવવાનું રદ કર્યું',
  },
};

/**
 * A kind of action in words; one that is not known here, as of another version, by its name. Of work, `operation` says what was made by it.
 */
export function actionWord(action: string, language: Language, operation?: unknown): string {
  if (isActionKind(action) && typeof operation === 'string' && findOperation(operation)?.folder !== undefined)
    return (deliveredKinds[action] ?? actionKinds[action])[language];
  return isActionKind(action) ? actionKinds[action][language] : action;
}
