import { createHmac, randomBytes } from 'node:crypto';

const hmac = (secret: string, signed: string) => createHmac('sha256', secret).update(signed).digest('hex');

interface Signing {
  readonly secret?: string | undefined;
  /** Seconds since it was signed. */
  readonly age?: number | undefined;
}

/** How each provider documents that it signs the events it sends, written apart from its library, which checks them; and the settings with which these are believed. */
export const signers = {
  razorpay: {
    settings: {
      RAZORPAY_KEY_ID: 'rzp_test_loom',
      RAZORPAY_KEY_SECRET: 'key-secret',
      RAZORPAY_WEBHOOK_SECRET: 'razorpay-webhook-secret',
    },
    sign: (body: string, { secret = 'razorpay-webhook-secret' }: Signing = {}): Record<string, string> => ({
      'x-razorpay-signature': hmac(secret, body),
      'x-razorpay-event-id': randomBytes(7).toString('hex'),
    }),
  },
  stripe: {
    settings: { STRIPE_SECRET_KEY: 'sk_test_loom', STRIPE_WEBHOOK_SECRET: 'whsec_loomtest' },
    sign: (body: string, { secret = 'whsec_loomtest', age = 0 }: Signing = {}): Record<string, string> => {
      const at = Math.floor(Date.now() / 1000) - age;
      return { 'stripe-signature': `t=${at},v1=${hmac(secret, `${at}.${body}`)}` };
    },
  },
};

/** Both at an address that answers nothing, for tests in which nothing is asked of them. */
export const paymentSettings: NodeJS.ProcessEnv = {
  PUBLIC_URL: 'http://127.0.0.1:3000',
  ...signers.razorpay.settings,
  ...signers.stripe.settings,
  RAZORPAY_URL: 'http://127.0.0.1:9',
  STRIPE_URL: 'http://127.0.0.1:9',
};

/** Of no concern to either: signed as each signs. */
export function unrelatedEvent(path: string): { body: string; headers: Record<string, string> } | undefined {
  const name = path.startsWith('/payments/webhooks/') ? path.slice('/payments/webhooks/'.length) : '';
  if (name !== 'razorpay' && name !== 'stripe') return undefined;
  const body = JSON.stringify({
    id: 'evt_1',
    event: 'payment.authorized',
    type: 'payment_intent.created',
    livemode: false,
  });
  return { body, headers: signers[name].sign(body) };
}
