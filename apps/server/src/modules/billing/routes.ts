import type { Handlers } from '../../http/handler.ts';
import { deductImages } from './deduct-images.ts';
import { getBilling } from './get-billing.ts';
import { toggleBilling } from './toggle-billing.ts';

export const billingHandlers = {
  getBilling,
  toggleBilling,
  toggleBillingByPost: toggleBilling,
  deductImages,
} satisfies Partial<Handlers>;
