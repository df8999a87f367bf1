import type { Handlers } from '../../http/handler.ts';
import { acceptSignUp } from './accept-sign-up.ts';
import { getFormStamp } from './get-form-stamp.ts';
import { listSales } from './list-sales.ts';
import { listSignUps } from './list-sign-ups.ts';
import { rejectSignUp } from './reject-sign-up.ts';
import { signUp } from './sign-up.ts';
import { talkToSales } from './talk-to-sales.ts';
import { updateSale } from './update-sale.ts';

export const inquiryHandlers = {
  getFormStamp,
  talkToSales,
  listSales,
  updateSale,
  signUp,
  listSignUps,
  acceptSignUp,
  rejectSignUp,
} satisfies Partial<Handlers>;
