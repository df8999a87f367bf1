import type { Payment } from './entities/payment.ts';
import type { Language } from './options.ts';

/** Why a payment did not go through, where the program or a provider says so. Only whoever turns a transfer down writes in words of their own. */
export const paymentReasons = [
  'provider_unreachable',
  'provider_refused',
  'method_unavailable',
  'expired',
  'cancelled',
  'failed',
  'came_late',
] as const;
export type PaymentReason = (typeof paymentReasons)[number];

export const isPaymentReason = (text: string): text is PaymentReason => paymentReasons.some((each) => each === text);

export const paymentReasonWords: Readonly<Record<Language, Readonly<Record<PaymentReason, string>>>> = {
  en: {
    provider_unreachable: 'The payment service could not be reached.',
    provider_refused: 'The payment service did not accept the payment.',
    method_unavailable: 'This way to pay was not available.',
    expired: 'The time to pay on the page of the payment service ran out.',
    cancelled: 'It was cancelled at the payment service.',
    failed: 'The payment service could not collect the money.',
    came_late: 'The money came after the payment was over.',
  },
  hi: {
    provider_unreachable: 'भुगतान सेवा से संपर्क नहीं हो सका।',
    provider_refused: 'भुगतान सेवा ने भुगतान स्वीकार नहीं किया।',
    method_unavailable: 'भुगतान का यह तरीक़ा उपलब्ध नहीं था।',
    expired: 'भुगतान सेवा के पेज पर भुगतान का समय बीत गया।',
    cancelled: 'भुगतान सेवा में इसे रद्द कर दिया गया।',
    failed: 'भुगतान सेवा पैसे नहीं ले सकी।',
    came_late: 'पैसे इस भुगतान के बंद होने के बाद आए।',
  },
  gu: {
    provider_unreachable: 'ચુકવણી સેવાનો સંપર્ક ન થઈ શક્યો.',
    provider_refused: 'ચુકવણી સેવાએ ચુકવણી સ્વીકારી નહીં.',
    method_unavailable: 'ચુકવણીની આ રીત ઉપલબ્ધ નહોતી.',
    expired: 'ચુકવણી સેવાના પેજ પર ચૂકવવાનો સમય વીતી ગયો.',
    cancelled: 'ચુકવણી સેવામાં તે રદ કરાઈ.',
    failed: 'ચુકવણી સેવા પૈસા લઈ શકી નહીં.',
    came_late: 'પૈસા આ ચુકવણી બંધ થયા પછી આવ્યા.',
  },
};

/** How a reason was kept before it was a code. */
const keptBefore: ReadonlyMap<string, PaymentReason> = new Map([['It came when its payment was over.', 'came_late']]);

/** Why a payment bought nothing, as it is read; null where there is no reason, also where its money came after all. */
export function paymentReason({ state, reason }: Pick<Payment, 'state' | 'reason'>, language: Language): string | null {
  if (reason === null || state === 'paid' || state === 'refunded') return null;
  // A person wrote it: a word of theirs is no code.
  return state === 'rejected' ? reason : (paymentReasonWord(reason, language) ?? reason);
}

/** The sentence of a reason that the program keeps; undefined where it is none. */
export function paymentReasonWord(reason: string, language: Language): string | undefined {
  const code = isPaymentReason(reason) ? reason : keptBefore.get(reason);
  return code && paymentReasonWords[language][code];
}
