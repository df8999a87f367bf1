import type { Language } from '@naksha/contract';
import type { z } from 'zod';

type Words = Readonly<Record<z.core.$ZodIssue['code'], string>>;

/** What a schema found wrong with a value, for sentences that are not in English: there the schema's own words are kept. */
const issueWords: Readonly<Record<Exclude<Language, 'en'>, Words>> = {
  hi: {
    invalid_type: 'यहाँ दूसरी तरह का मान चाहिए',
    too_big: 'यह बहुत बड़ा या लंबा है',
    too_small: 'यह बहुत छोटा या कम है',
    invalid_format: 'इसका रूप सही नहीं है',
    not_multiple_of: 'यह सही अंतराल पर नहीं है',
    unrecognized_keys: 'इसमें अनजान नाम हैं',
    invalid_union: 'यह किसी भी मान्य रूप से मेल नहीं खाता',
    invalid_key: 'इसमें एक नाम मान्य नहीं है',
    invalid_element: 'इसका एक हिस्सा मान्य नहीं है',
    invalid_value: 'यह मान्य विकल्पों में नहीं है',
    custom: 'यह यहाँ के नियमों से मेल नहीं खाता',
  },
  gu: {
    invalid_type: 'અહીં બીજા પ્રકારની કિંમત જોઈએ',
    too_big: 'તે બહુ મોટું કે લાંબું છે',
    too_small: 'તે બહુ નાનું કે ઓછું છે',
    invalid_format: 'તેનું સ્વરૂપ બરાબર નથી',
    not_multiple_of: 'તે યોગ્ય અંતરે નથી',
    unrecognized_keys: 'તેમાં અજાણ્યાં નામ છે',
    invalid_union: 'તે કોઈ માન્ય સ્વરૂપ સાથે મેળ ખાતું નથી',
    invalid_key: 'તેમાં એક નામ માન્ય નથી',
    invalid_element: 'તેનો એક ભાગ માન્ય નથી',
    invalid_value: 'તે માન્ય વિકલ્પોમાં નથી',
    custom: 'તે અહીંના નિયમો સાથે મેળ ખાતું નથી',
  },
};

/** The words of a kind of issue; of one that has none, or is not named, that it breaks a rule. */
export function issueWord(issue: unknown, language: Exclude<Language, 'en'>): string {
  const own: Readonly<Record<string, string>> = issueWords[language];
  return (typeof issue === 'string' && Object.hasOwn(own, issue) ? own[issue] : undefined) ?? own.custom ?? '';
}
