import type { logs as en } from '../en/logs.ts';
import type { Words } from '../words.ts';

export const logs: Words<typeof en> = {
  title: 'कार्य लॉग',
  who: 'किसने',
  what: 'क्या',
  zone: 'समय {zone} के अनुसार',
  when: 'कब',
  product: 'Naksha',
  none: 'यहाँ अभी कुछ नहीं हुआ है। लोग जो बदलते हैं वह यहाँ दिखेगा, और पहले क्या था वह भी।',
  noneFound: 'लॉग में ऐसा कुछ नहीं मिला।',
  backwards: 'आख़िरी दिन पहले दिन से पहले का है। उसे फिर चुनें।',
  search: 'लॉग में खोजें',
  everyone: 'सभी लोग',
  allKinds: 'सभी प्रकार',
  client: 'ग्राहक',
  allClients: 'सभी ग्राहक',
  from: 'से',
  to: 'तक',
  field: 'क्या बदला',
  before: 'पहले',
  after: 'बाद में',
  address: 'पता',
  request: 'अनुरोध',
  nowhere: 'कोई नहीं: ख़ुद प्रोग्राम',
};
