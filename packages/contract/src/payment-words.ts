import type { DisputeState, PaymentMethod, PaymentPurpose, PaymentState } from './entities/payment.ts';
import type { Language } from './options.ts';

type Words<Name extends string> = Readonly<Record<Language, Readonly<Record<Name, string>>>>;

/** Where a payment stands, in words. */
export const paymentStateWords: Words<PaymentState> = {
  en: {
    pending: 'Pending',
    verifying: 'Verifying',
    paid: 'Paid',
    rejected: 'Rejected',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    refunded: 'Refunded',
  },
  hi: {
    pending: 'बाक़ी',
    verifying: 'जाँच जारी',
    paid: 'भुगतान हुआ',
    rejected: 'अस्वीकार',
    failed: 'असफल',
    cancelled: 'रद्द',
    expired: 'समय बीता',
    refunded: 'लौटाया गया',
  },
  gu: {
    pending: 'બાકી',
    verifying: 'ચકાસણી ચાલુ',
    paid: 'ચૂકવાયું',
    rejected: 'નકારાયું',
    failed: 'નિષ્ફળ',
    cancelled: 'રદ',
    expired: 'સમય પૂરો',
    refunded: 'પરત કર્યું',
  },
};

/** How the payer's dispute with their bank stands, in words. */
export const paymentDisputeWords: Words<DisputeState> = {
  en: { open: 'Disputed', won: 'Dispute won', lost: 'Dispute lost' },
  hi: { open: 'विवाद जारी', won: 'विवाद जीते', lost: 'विवाद हारे' },
  gu: { open: 'વિવાદ ચાલુ', won: 'વિવાદ જીત્યા', lost: 'વિવાદ હાર્યા' },
};

/** How it is paid, in words; providers by their names. */
export const paymentMethodWords: Words<PaymentMethod> = {
  en: { transfer: 'Bank or UPI transfer', razorpay: 'Razorpay', stripe: 'Stripe', none: 'Nothing to pay' },
  hi: { transfer: 'बैंक या UPI ट्रांसफ़र', razorpay: 'Razorpay', stripe: 'Stripe', none: 'कुछ देना नहीं' },
  gu: { transfer: 'બૅન્ક કે UPI ટ્રાન્સફર', razorpay: 'Razorpay', stripe: 'Stripe', none: 'કંઈ ચૂકવવાનું નથી' },
};

/** What it is for, in words. */
export const paymentPurposeWords: Words<PaymentPurpose> = {
  en: { purchase: 'Purchase', renewal: 'Renewal', upgrade: 'Upgrade', downgrade: 'Downgrade' },
  hi: { purchase: 'ख़रीद', renewal: 'नवीनीकरण', upgrade: 'बड़ा प्लान', downgrade: 'छोटा प्लान' },
  gu: { purchase: 'ખરીદી', renewal: 'નવીકરણ', upgrade: 'મોટો પ્લાન', downgrade: 'નાનો પ્લાન' },
};
