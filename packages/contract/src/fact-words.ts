import type { ActionKind } from './action-kinds.ts';
import { costEngineWords } from './cost-engine-words.ts';
import type { ActionFact, ActionLog } from './entities/action-log.ts';
import { mailKinds } from './entities/mail.ts';
import { type Weekday, weekdays } from './entities/working-hours.ts';
import { faultWords } from './fault-words.ts';
import { indianStates } from './indian-states.ts';
import { mailKindWords } from './mail-kind-words.ts';
import { findOperation } from './operations/table.ts';
import { type Language, localeTags } from './options.ts';
import { paymentReasonWord } from './payment-reasons.ts';
import { paymentDisputeWords, paymentMethodWords, paymentPurposeWords } from './payment-words.ts';
import { sectionWords } from './section-words.ts';

type Words = Readonly<Record<Language, string>>;

/** What the fields are called that stand in the action log. */
const fieldWords = {
  name: { en: 'Name', hi: 'नाम', gu: 'નામ' },
  email: { en: 'Email', hi: 'ईमेल', gu: 'ઈમેલ' },
  username: { en: 'Username', hi: 'यूज़रनेम', gu: 'યુઝરનેમ' },
  role: { en: 'Role', hi: 'भूमिका', gu: 'ભૂમિકા' },
  status: { en: 'Status', hi: 'स्थिति', gu: 'સ્થિતિ' },
  lang: { en: 'Language', hi: 'भाषा', gu: 'ભાષા' },
  allowedIps: { en: 'Allowed IPs', hi: 'अनुमत IP', gu: 'માન્ય IP' },
  hasNewPassword: { en: 'New password set', hi: 'नया पासवर्ड रखा', gu: 'નવો પાસવર્ડ મૂક્યો' },
  accountLimit: { en: 'Account limit', hi: 'खाता सीमा', gu: 'ખાતા મર્યાદા' },
  storageGigabytes: { en: 'Storage limit in GB', hi: 'स्टोरेज सीमा (GB)', gu: 'સ્ટોરેજ મર્યાદા (GB)' },
  creditCap: { en: 'Credits a month', hi: 'महीने के क्रेडिट', gu: 'મહિનાના ક્રેડિટ' },
  holidays: { en: 'Holidays', hi: 'छुट्टियाँ', gu: 'રજાઓ' },
  isActive: { en: 'Active', hi: 'सक्रिय', gu: 'સક્રિય' },
  isIpRequired: { en: 'IP restriction', hi: 'IP प्रतिबंध', gu: 'IP પ્રતિબંધ' },
  isWorkingHoursRequired: { en: 'Working hours restricted', hi: 'काम का समय लागू', gu: 'કામનો સમય લાગુ' },
  areAdminsBound: {
    en: 'Working hours for administrators',
    hi: 'एडमिन पर भी काम का समय',
    gu: 'એડમિનને પણ કામનો સમય',
  },
  hasUserAccess: {
    en: 'User mode for administrators',
    hi: 'एडमिन के लिए उपयोगकर्ता मोड',
    gu: 'એડમિન માટે વપરાશકર્તા મોડ',
  },
  timeZone: { en: 'Time zone', hi: 'समय क्षेत्र', gu: 'સમય ક્ષેત્ર' },
  contactEmail: { en: 'Email of the contact', hi: 'संपर्क का ईमेल', gu: 'સંપર્કનો ઈમેલ' },
  isTrial: { en: 'Trial', hi: 'ट्रायल', gu: 'ટ્રાયલ' },
  trialCredits: { en: 'Credits of a trial', hi: 'ट्रायल के क्रेडिट', gu: 'ટ્રાયલના ક્રેડિટ' },
  trialDays: { en: 'Days of a trial', hi: 'ट्रायल के दिन', gu: 'ટ્રાયલના દિવસો' },
  reseller: { en: 'Reseller', hi: 'रीसेलर', gu: 'રીસેલર' },
  companyName: { en: 'Company', hi: 'कंपनी', gu: 'કંપની' },
  contactName: { en: 'Contact', hi: 'संपर्क', gu: 'સંપર્ક' },
  phone: { en: 'Phone', hi: 'फ़ोन', gu: 'ફોન' },
  address: { en: 'Address', hi: 'पता', gu: 'સરનામું' },
  gstin: { en: 'GSTIN', hi: 'GSTIN', gu: 'GSTIN' },
  country: { en: 'Country', hi: 'देश', gu: 'દેશ' },
  stateCode: { en: 'State', hi: 'राज्य', gu: 'રાજ્ય' },
  series: { en: 'Series of the invoices', hi: 'बिलों की शृंखला', gu: 'બિલોની શ્રેણી' },
  rates: { en: 'Rates of tax', hi: 'कर की दरें', gu: 'કરના દર' },
  bankAccount: { en: 'Account', hi: 'खाता संख्या', gu: 'ખાતા નંબર' },
  bankName: { en: 'Bank', hi: 'बैंक', gu: 'બૅન્ક' },
  ifsc: { en: 'IFSC', hi: 'IFSC', gu: 'IFSC' },
  upiId: { en: 'UPI id', hi: 'UPI आईडी', gu: 'UPI આઈડી' },
  total: { en: 'Amount', hi: 'राशि', gu: 'રકમ' },
  brand: { en: 'Brand', hi: 'ब्रांड', gu: 'બ્રાન્ડ' },
  website: { en: 'Website', hi: 'वेबसाइट', gu: 'વેબસાઇટ' },
  isShown: { en: 'Named on the public pages', hi: 'सार्वजनिक पृष्ठों पर नाम', gu: 'જાહેર પાનાં પર નામ' },
  commissionBasisPoints: {
    en: 'Commission in hundredths of a per cent',
    hi: 'कमीशन, प्रतिशत के सौवें हिस्सों में',
    gu: 'કમિશન, ટકાના સોમા ભાગમાં',
  },
  coupon: { en: 'Coupon', hi: 'कूपन', gu: 'કૂપન' },
  purpose: { en: 'For', hi: 'किसलिए', gu: 'શા માટે' },
  method: { en: 'Paid by', hi: 'भुगतान का तरीक़ा', gu: 'ચુકવણીની રીત' },
  dispute: { en: 'Dispute', hi: 'विवाद', gu: 'વિવાદ' },
  transactionId: { en: 'Transaction id', hi: 'लेन-देन आईडी', gu: 'વ્યવહાર આઈડી' },
  invoice: { en: 'Invoice', hi: 'बिल', gu: 'બિલ' },
  logo: { en: 'Logo', hi: 'लोगो', gu: 'લોગો' },
  plan: { en: 'Plan', hi: 'प्लान', gu: 'પ્લાન' },
  what: { en: 'What was looked at', hi: 'क्या देखा', gu: 'શું જોયું' },
  search: { en: 'Searched for', hi: 'खोजे गए शब्द', gu: 'શોધેલા શબ્દો' },
  images: { en: 'Images', hi: 'चित्र', gu: 'ચિત્રો' },
  credits: { en: 'Credits', hi: 'क्रेडिट', gu: 'ક્રેડિટ' },
  removed: { en: 'Removed', hi: 'हटाया', gu: 'દૂર કર્યો' },
  amount: { en: 'Credits', hi: 'क्रेडिट', gu: 'ક્રેડિટ' },
  creditsLeft: { en: 'Credits left', hi: 'बचे क्रेडिट', gu: 'બાકી ક્રેડિટ' },
  reason: { en: 'Reason', hi: 'कारण', gu: 'કારણ' },
  startsAt: { en: 'Starts', hi: 'शुरुआत', gu: 'શરૂઆત' },
  startsOn: { en: 'Starts', hi: 'शुरुआत', gu: 'શરૂઆત' },
  endsAt: { en: 'Ends', hi: 'अंत', gu: 'અંત' },
  adminCount: { en: 'Administrators', hi: 'एडमिन', gu: 'એડમિન' },
  usersCount: { en: 'Users', hi: 'उपयोगकर्ता', gu: 'વપરાશકર્તાઓ' },
  creditValidityDays: { en: 'Days of the credits', hi: 'क्रेडिट के दिन', gu: 'ક્રેડિટના દિવસો' },
  subscriptionDays: { en: 'Days of the plan', hi: 'प्लान के दिन', gu: 'પ્લાનના દિવસો' },
  price: { en: 'Price', hi: 'क़ीमत', gu: 'કિંમત' },
  isPublic: { en: 'On the page of plans', hi: 'प्लान के पेज पर', gu: 'પ્લાનના પેજ પર' },
  onSaleUntil: { en: 'On sale until', hi: 'बिक्री की अंतिम तिथि', gu: 'વેચાણની છેલ્લી તારીખ' },
  prices: { en: 'Prices of operations', hi: 'कार्यों के दाम', gu: 'કાર્યોના ભાવ' },
  pictures: { en: 'Pictures', hi: 'चित्र', gu: 'ચિત્રો' },
  isBillingOn: { en: 'Billing', hi: 'बिलिंग', gu: 'બિલિંગ' },
  scopes: { en: 'May be used for', hi: 'किसके लिए', gu: 'શાના માટે' },
  expiresAt: { en: 'Expires', hi: 'समाप्ति', gu: 'સમાપ્તિ' },
  device: { en: 'Device', hi: 'डिवाइस', gu: 'ડિવાઇસ' },
  on: { en: 'User mode', hi: 'उपयोगकर्ता मोड', gu: 'વપરાશકર્તા મોડ' },
  count: { en: 'Number', hi: 'संख्या', gu: 'સંખ્યા' },
  rows: { en: 'Rows by table', hi: 'तालिका के अनुसार पंक्तियाँ', gu: 'કોષ્ટક પ્રમાણે હરોળો' },
  code: { en: 'Why', hi: 'क्यों', gu: 'કેમ' },
  kind: { en: 'Kind', hi: 'प्रकार', gu: 'પ્રકાર' },
  title: { en: 'Title', hi: 'शीर्षक', gu: 'શીર્ષક' },
  operation: { en: 'Operation', hi: 'कार्य', gu: 'કાર્ય' },
  engine: { en: 'Done by', hi: 'किससे बना', gu: 'કોણે કર્યું' },
  designs: { en: 'Designs', hi: 'डिज़ाइन', gu: 'ડિઝાઇન' },
  designName: { en: 'Name', hi: 'नाम', gu: 'નામ' },
  fileName: { en: 'File', hi: 'फ़ाइल', gu: 'ફાઇલ' },
  note: { en: 'Note', hi: 'टिप्पणी', gu: 'નોંધ' },
  directory: { en: 'Section', hi: 'अनुभाग', gu: 'ખાનું' },
  folder: { en: 'Folder', hi: 'फ़ोल्डर', gu: 'ફોલ્ડર' },
  tags: { en: 'Tags', hi: 'टैग', gu: 'ટૅગ' },
  inBin: { en: 'In the bin', hi: 'कूड़ेदान में', gu: 'કચરાપેટીમાં' },
  monday: { en: 'Monday', hi: 'सोमवार', gu: 'સોમવાર' },
  tuesday: { en: 'Tuesday', hi: 'मंगलवार', gu: 'મંગળવાર' },
  wednesday: { en: 'Wednesday', hi: 'बुधवार', gu: 'બુધવાર' },
  thursday: { en: 'Thursday', hi: 'गुरुवार', gu: 'ગુરુવાર' },
  friday: { en: 'Friday', hi: 'शुक्रवार', gu: 'શુક્રવાર' },
  saturday: { en: 'Saturday', hi: 'शनिवार', gu: 'શનિવાર' },
  sunday: { en: 'Sunday', hi: 'रविवार', gu: 'રવિવાર' },
} as const satisfies Readonly<Record<string, Words>>;

/** A field of the action log; one without words does not compile. */
export type FactField = keyof typeof fieldWords;

/** Values that are words of the program. */
const valueWords: Readonly<Record<string, Words>> = {
  user: { en: 'User', hi: 'उपयोगकर्ता', gu: 'વપરાશકર્તા' },
  admin: { en: 'Administrator', hi: 'एडमिन', gu: 'એડમિન' },
  superadmin: { en: 'Super-admin', hi: 'सुपर-एडमिन', gu: 'સુપર-એડમિન' },
  en: { en: 'English', hi: 'अंग्रेज़ी', gu: 'અંગ્રેજી' },
  hi: { en: 'Hindi', hi: 'हिन्दी', gu: 'હિન્દી' },
  gu: { en: 'Gujarati', hi: 'गुजराती', gu: 'ગુજરાતી' },
  new: { en: 'New', hi: 'नया', gu: 'નવી' },
  contacted: { en: 'Contacted', hi: 'संपर्क किया', gu: 'સંપર્ક કર્યો' },
  active: { en: 'Active', hi: 'सक्रिय', gu: 'સક્રિય' },
  'in-active': { en: 'In-Active', hi: 'निष्क्रिय', gu: 'નિષ્ક્રિય' },
  open: { en: 'Open', hi: 'खुला', gu: 'ખુલ્લી' },
  'in-progress': { en: 'In Progress', hi: 'काम जारी', gu: 'કામ ચાલુ' },
  'pending-information': { en: 'Pending Information', hi: 'जानकारी बाक़ी', gu: 'માહિતી બાકી' },
  closed: { en: 'Closed', hi: 'बंद', gu: 'બંધ' },
  on: { en: 'On', hi: 'चालू', gu: 'ચાલુ' },
  comingSoon: { en: 'Coming soon', hi: 'जल्द आ रहा है', gu: 'ટૂંક સમયમાં' },
  register: { en: 'List of clients', hi: 'ग्राहकों की सूची', gu: 'ગ્રાહકોની યાદી' },
  overview: { en: 'Overview of all clients', hi: 'सभी ग्राहकों का सार', gu: 'બધા ગ્રાહકોની ઝલક' },
  signUps: { en: 'Requests to sign up', hi: 'साइन अप के अनुरोध', gu: 'સાઇન અપની વિનંતીઓ' },
  sales: { en: 'Requests to sales', hi: 'बिक्री के अनुरोध', gu: 'વેચાણની વિનંતીઓ' },
  commissions: { en: 'Commissions of a reseller', hi: 'रीसेलर के कमीशन', gu: 'રીસેલરનાં કમિશન' },
  reports: { en: 'Reports on clients', hi: 'ग्राहकों की रिपोर्ट', gu: 'ગ્રાહકોના અહેવાલ' },
  client: { en: 'Facts of the client', hi: 'ग्राहक की जानकारी', gu: 'ગ્રાહકની વિગતો' },
  logo: { en: 'Logo', hi: 'लोगो', gu: 'લોગો' },
  users: { en: 'Users', hi: 'उपयोगकर्ता', gu: 'વપરાશકર્તાઓ' },
  log: { en: 'Action log', hi: 'कार्य लॉग', gu: 'કાર્ય લૉગ' },
  sessions: { en: 'Sessions', hi: 'सत्र', gu: 'સત્રો' },
  credits: { en: 'Credit log', hi: 'क्रेडिट लॉग', gu: 'ક્રેડિટ લૉગ' },
  billing: { en: 'Billing', hi: 'बिलिंग', gu: 'બિલિંગ' },
  tickets: { en: 'Support tickets', hi: 'सहायता टिकट', gu: 'સહાય ટિકિટો' },
  payments: { en: 'Payments', hi: 'भुगतान', gu: 'ચુકવણીઓ' },
  mails: { en: 'List of mails', hi: 'मेल की सूची', gu: 'મેલની યાદી' },
  deduct: { en: 'Charging credits', hi: 'क्रेडिट काटना', gu: 'ક્રેડિટ કાપવા' },
  unknown: { en: 'Unknown device', hi: 'अनजान डिवाइस', gu: 'અજાણ્યું ડિવાઇસ' },
};

const yes: Words = { en: 'Yes', hi: 'हाँ', gu: 'હા' };
const no: Words = { en: 'No', hi: 'नहीं', gu: 'ના' };
const none: Words = { en: 'None', hi: 'कोई नहीं', gu: 'કોઈ નહીં' };
const shut: Words = { en: 'Closed', hi: 'बंद', gu: 'બંધ' };

/** Fields whose values are words of the program; what people typed is shown as they typed it. */
const spoken = new Set(['role', 'status', 'what', 'lang', 'scopes', 'device']);

/** Fields whose values are days, kept as the moment of ISO 8601 at which they begin or end. */
const moments = new Set<string>(['startsAt', 'endsAt', 'expiresAt', 'onSaleUntil'] satisfies FactField[]);

/** Whether a field of the action log holds a moment. */
export const isMoment = (field: string): boolean => moments.has(field);

/** Fields whose values have words elsewhere. */
const spokenElsewhere: Readonly<Record<string, Readonly<Record<Language, Readonly<Record<string, string>>>>>> = {
  method: paymentMethodWords,
  dispute: paymentDisputeWords,
  purpose: paymentPurposeWords,
  engine: costEngineWords,
  directory: sectionWords,
};

/** A field of the action log by its name in words. */
export function fieldWord(field: string, language: Language): string {
  return wordIn(fieldWords, field, language) ?? field;
}

/** A value of the action log as it is read; `say` says the day of a moment of ISO 8601 as all screens do, by the clock of the client. */
export function factWord(
  field: string,
  value: ActionFact,
  language: Language,
  say: (iso: string) => string = (iso) => iso,
): string {
  if (value === null || value === '') return isWeekday(field) ? shut[language] : none[language];
  if (typeof value === 'boolean') return (value ? yes : no)[language];
  if (typeof value === 'number')
    return new Intl.NumberFormat(`${language}-IN`, { numberingSystem: 'latn' }).format(value);
  if (typeof value !== 'string')
    return value.length === 0 ? none[language] : value.map((each) => itemWord(field, each, language)).join(', ');
  if (field === 'startsOn') return value.replace(calendarDay, (day) => dayWord(day, language));
  if (isMoment(field)) return Number.isNaN(Date.parse(value)) ? value : say(value);
  if (field === 'operation') return operationWord(value, language);
  if (field === 'kind') return mailKindWord(value, language);
  if (Object.hasOwn(spokenElsewhere, field)) return wordOf(spokenElsewhere[field]?.[language], value);
  if (field === 'country') return countryWord(value, language);
  if (field === 'stateCode') return indianStates.find(({ code }) => code === value)?.name[language] ?? value;
  if (field === 'code')
    return wordIn(faultWords, value, language) ?? paymentReasonWord(value, language) ?? value.replaceAll('_', ' ');
  return spoken.has(field) ? (wordIn(valueWords, value, language) ?? value) : value;
}

/** One of several values; what an operation costs begins with its name, a rate of tax with its country, a holiday with its day. */
function itemWord(field: string, item: string, language: Language): string {
  if (field === 'holidays') return item.replace(calendarDay, (day) => dayWord(day, language));
  const end = item.lastIndexOf(' ');
  if (end < 0 || (field !== 'prices' && field !== 'rates')) return factWord(field, item, language);
  const name = item.slice(0, end);
  return (field === 'prices' ? operationWord(name, language) : countryWord(name, language)) + item.slice(end);
}

/** A day of the calendar, the same wherever it is read; a holiday begins with its own. */
const calendarDay = /^\d{4}-\d{2}-\d{2}(?= |$)/;

function dayWord(day: string, language: Language): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeTags[language], format).format(new Date(day));
}

function countryWord(code: string, language: Language): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code;
}

/** Actions whose reason the program gave as a code, before codes had a field of their own. */
const reasonedByProgram = new Set<string>(['payment.failed', 'payment.expired', 'payment.late'] satisfies ActionKind[]);

/**
 * The parameters of a line of the action log under the fields by which they are read today: the line itself, which is sealed, stays as it
 * was written.
 */
export function paramsAsRead({ action, params }: Pick<ActionLog, 'action' | 'params'>): ActionLog['params'] {
  const { reason, ...others } = params;
  if (typeof reason !== 'string' || !reasonedByProgram.has(action) || paymentReasonWord(reason, 'en') === undefined)
    return params;
  return { ...others, code: reason };
}

/** Facts in words, one after the other. */
export function factsInWords(facts: { readonly [field: string]: ActionFact | undefined }, language: Language): string {
  return Object.entries(facts)
    .flatMap(([field, fact]) =>
      fact === undefined ? [] : [`${fieldWord(field, language)}: ${factWord(field, fact, language)}`],
    )
    .join('; ');
}

/** A name that every object has is no word of the table. */
function wordIn(table: Readonly<Record<string, Words>>, name: string, language: Language): string | undefined {
  return Object.hasOwn(table, name) ? table[name]?.[language] : undefined;
}

function wordOf(words: Readonly<Record<string, string>> | undefined, value: string): string {
  return (words && Object.hasOwn(words, value) ? words[value] : undefined) ?? value;
}

const isWeekday = (text: string): text is Weekday => weekdays.some((day) => day === text);

function mailKindWord(value: string, language: Language): string {
  const kind = mailKinds.find((each) => each === value);
  return kind === undefined ? value : mailKindWords[language][kind];
}

/** What an operation is called; one of another system by its own name. */
export function operationWord(name: string, language: Language): string {
  return findOperation(name)?.words[language] ?? name;
}
