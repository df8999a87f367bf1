import type { ErrorCode } from './errors.ts';
import type { Language } from './options.ts';

type Words = Readonly<Record<Language, string>>;

/**
 * Why something was refused or came to nothing, in few words, as lists and tables have room for; whole sentences are in the catalogue of errors. What an
 * engine ends with and why a log-in is refused is typed by these rows; what else a job may meet on its way is any code of the catalogue, and a test lists it.
 */
export const faultWords = {
  invalid_credentials: { en: 'Wrong login or password', hi: 'ग़लत लॉगिन या पासवर्ड', gu: 'ખોટું લૉગિન કે પાસવર્ડ' },
  code_incorrect: { en: 'Wrong code', hi: 'ग़लत कोड', gu: 'ખોટો કોડ' },
  outside_working_hours: { en: 'Outside working hours', hi: 'काम के समय के बाहर', gu: 'કામના સમય બહાર' },
  ip_not_allowed: { en: 'Address not allowed', hi: 'पता अनुमत नहीं', gu: 'સરનામું માન્ય નથી' },
  user_inactive: { en: 'Account inactive', hi: 'खाता निष्क्रिय', gu: 'ખાતું નિષ્ક્રિય' },
  given_password_expired: { en: 'Given password expired', hi: 'दिया गया पासवर्ड पुराना', gu: 'આપેલો પાસવર્ડ જૂનો' },
  client_inactive: { en: 'Client inactive', hi: 'ग्राहक निष्क्रिय', gu: 'ગ્રાહક નિષ્ક્રિય' },
  unexpected: { en: 'Something went wrong', hi: 'कुछ गड़बड़ हुई', gu: 'કંઈક ખોટું થયું' },
  password_change_failed: { en: 'Password not changed', hi: 'पासवर्ड नहीं बदला', gu: 'પાસવર્ડ બદલાયો નહીં' },
  job_failed: { en: 'Something went wrong', hi: 'कुछ गड़बड़ हुई', gu: 'કંઈક ખોટું થયું' },
  job_timed_out: { en: 'It took too long', hi: 'बहुत समय लगा', gu: 'ઘણો સમય લાગ્યો' },
  storage_full: { en: 'No room to keep it', hi: 'रखने की जगह नहीं', gu: 'રાખવાની જગ્યા નથી' },
  storage_quota_reached: { en: 'Storage limit reached', hi: 'स्टोरेज सीमा पूरी', gu: 'સ્ટોરેજ મર્યાદા પૂરી' },
  quota_insufficient: { en: 'Not enough credits', hi: 'पर्याप्त क्रेडिट नहीं', gu: 'પૂરતા ક્રેડિટ નથી' },
  not_found: { en: 'Not there any more', hi: 'अब मौजूद नहीं', gu: 'હવે હાજર નથી' },
  unavailable: { en: 'Not reachable', hi: 'उपलब्ध नहीं', gu: 'ઉપલબ્ધ નથી' },
  load_issue: { en: 'Too busy', hi: 'बहुत व्यस्त', gu: 'બહુ વ્યસ્ત' },
  operation_coming_soon: { en: 'Coming soon', hi: 'जल्द आ रहा है', gu: 'ટૂંક સમયમાં' },
  operation_not_built: { en: 'Not built yet', hi: 'अभी बना नहीं', gu: 'હજી બન્યું નથી' },
  engine_memory: { en: 'Too little memory', hi: 'मेमोरी कम पड़ी', gu: 'મેમરી ઓછી પડી' },
  engine_disconnected: { en: 'The image model broke off', hi: 'इमेज मॉडल का संपर्क टूटा', gu: 'ઇમેજ મૉડલનો સંપર્ક તૂટ્યો' },
  engine_refused: { en: 'The image model refused', hi: 'इमेज मॉडल ने मना किया', gu: 'ઇમેજ મૉડલે ના પાડી' },
  engine_bad_picture: {
    en: 'No usable picture from the image model',
    hi: 'इमेज मॉडल से काम की तस्वीर नहीं मिली',
    gu: 'ઇમેજ મૉડલ પાસેથી કામનું ચિત્ર ન મળ્યું',
  },
  edit_not_understood: { en: 'Words not understood', hi: 'शब्द समझ नहीं आए', gu: 'શબ્દો સમજાયા નહીં' },
  edit_changed_nothing: { en: 'Nothing would change', hi: 'कुछ नहीं बदलता', gu: 'કંઈ બદલાતું નથી' },
  edit_needs_recipe: { en: 'Needs a design made here', hi: 'यहाँ बना डिज़ाइन चाहिए', gu: 'અહીં બનેલી ડિઝાઇન જોઈએ' },
  variation_keeps_all: { en: 'All was to stay as it was', hi: 'सब वैसा ही रखना था', gu: 'બધું જેમનું તેમ રાખવાનું હતું' },
  mix_comes_to_nothing: { en: 'Nothing to mix', hi: 'मिलाने को कुछ नहीं', gu: 'મેળવવા જેવું કંઈ નથી' },
  picture_plain: { en: 'A plain picture', hi: 'सादी तस्वीर', gu: 'સાદું ચિત્ર' },
  like_too_fine: { en: 'Too fine to be drawn', hi: 'बनाने के लिए बहुत बारीक', gu: 'બનાવવા માટે ખૂબ ઝીણું' },
  drawing_changed: { en: 'The drawing has changed', hi: 'चित्रण बदल गया', gu: 'ચિત્રણ બદલાઈ ગયું' },
  area_points: { en: 'Too many points in the area', hi: 'क्षेत्र में बहुत ज़्यादा बिंदु', gu: 'વિસ્તારમાં ઘણાં બિંદુ' },
  fill_not_understood: { en: 'Words not understood', hi: 'शब्द समझ नहीं आए', gu: 'શબ્દો સમજાયા નહીં' },
  psd_needs_content: { en: 'Nothing to export', hi: 'एक्सपोर्ट को कुछ नहीं', gu: 'એક્સપોર્ટ માટે કંઈ નથી' },
  psd_export_failed: { en: 'PSD not exported', hi: 'PSD एक्सपोर्ट नहीं हुई', gu: 'PSD એક્સપોર્ટ ન થઈ' },
  psd_one_layer: { en: 'A single layer', hi: 'एक ही लेयर', gu: 'એક જ લેયર' },
  psd_one_colour: { en: 'A single colour', hi: 'एक ही रंग', gu: 'એક જ રંગ' },
  upload_not_a_picture: { en: 'Not a picture', hi: 'तस्वीर नहीं', gu: 'ચિત્ર નથી' },
  image_unprocessable: { en: 'The picture cannot be read', hi: 'तस्वीर पढ़ी नहीं जा सकी', gu: 'ચિત્ર વંચાયું નહીં' },
  too_many_pixels: { en: 'Too many pixels', hi: 'बहुत ज़्यादा पिक्सेल', gu: 'ઘણા વધારે પિક્સેલ' },
  mask_empty: { en: 'Nothing was marked', hi: 'कुछ चिह्नित नहीं', gu: 'કંઈ ચિહ્નિત નથી' },
  mask_full: { en: 'All was marked', hi: 'सब चिह्नित', gu: 'બધું ચિહ્નિત' },
  watermark_not_found: { en: 'No watermark found', hi: 'वॉटरमार्क नहीं मिला', gu: 'વૉટરમાર્ક મળ્યો નહીં' },
  effect_same_picture: { en: 'Twice the same picture', hi: 'दोनों तस्वीरें एक ही', gu: 'બંને ચિત્ર એક જ' },
  effect_plain_look: { en: 'The look is plain', hi: 'नमूना सादा है', gu: 'નમૂનો સાદો છે' },
  model_no_cloth: { en: 'No cloth found', hi: 'कपड़ा नहीं मिला', gu: 'કાપડ મળ્યું નહીં' },
} as const satisfies Readonly<Partial<Record<ErrorCode, Words>>>;

/** A code of the catalogue that stands in logs and lists. */
export type FaultCode = keyof typeof faultWords;
