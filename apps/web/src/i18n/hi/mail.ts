import { mailKindWords } from '@naksha/contract';
import type { mail as en } from '../en/mail.ts';
import type { Words } from '../words.ts';

export const mail: Words<typeof en> = {
  kinds: mailKindWords.hi,
  states: { kept: 'यहीं रखा है', queued: 'प्रतीक्षा में', sending: 'भेजा जा रहा है', sent: 'भेजा गया', failed: 'विफल' },
  rooms: { letters: 'पत्र', reports: 'त्रुटि रिपोर्ट' },
  none: {
    letters: 'अभी तक कोई मेल नहीं लिखा गया है। हर मेल यहाँ दिखेगा, और यह भी कि उसका क्या हुआ।',
    reports: 'अभी तक कोई त्रुटि नहीं बताई गई है। लोगों को जो त्रुटि मिलती है वह अपने अनुरोध के साथ यहाँ दिखती है।',
  },
  outbox: {
    title: 'आउटबॉक्स',
    search: 'विषय, पानेवाला, उपयोगकर्ता या ग्राहक',
    state: 'स्थिति',
    kind: 'प्रकार',
    allStates: 'सभी स्थितियाँ',
    allKinds: 'सभी प्रकार',
    to: 'किसको',
    subject: 'विषय',
    written: 'लिखा गया',
    met: 'पहली बार',
    call: 'अनुरोध और उत्तर',
    who: 'उपयोगकर्ता, ग्राहक',
    times: 'कितनी बार',
    sentAt: 'भेजा गया',
    attempts: 'प्रयास',
    noneFound: 'कोई मेल नहीं मिला।',
    noAddress: 'पता नहीं है',
    open: '“{subject}” खोलें',
    retry: 'फिर कोशिश करें',
    retried: 'मेल भेजे जाने की क़तार में है।',
    stillKept: 'अभी कोई मेल सर्वर या भेजने का पता नहीं है: मेल यहीं रहेगा।',
    asHtml: 'जैसा दिखता है',
    asText: 'सादा पाठ',
    readLogged: 'आपने यह मेल खोला, यह पानेवाले के संगठन के लॉग में लिखा जाता है।',
    lastError: 'पिछली त्रुटि',
    tooLate: 'इसे भेजने का समय बीत चुका था, इसलिए यह नहीं भेजा गया।',
  },
};
