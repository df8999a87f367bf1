import type { Handlers } from '../../http/handler.ts';
import { cancelPayment } from './cancel-payment.ts';
import { createPayment } from './create-payment.ts';
import { downloadPayments } from './download-payments.ts';
import { endPlan } from './end-plan.ts';
import { getBillingFacts } from './get-billing-facts.ts';
import { getInvoice } from './get-invoice.ts';
import { getPayment } from './get-payment.ts';
import { getSeller } from './get-seller.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { listPayments } from './list-payments.ts';
import { hearRazorpay, hearStripe } from './providers/hear-event.ts';
import { putBillingFacts } from './put-billing-facts.ts';
import { putSeller } from './put-seller.ts';
import { quotePayment } from './quote-payment.ts';
import { refundPayment } from './refund-payment.ts';
import { rejectPayment } from './reject-payment.ts';
import { sendTransaction } from './send-transaction.ts';
import { verifyPayment } from './verify-payment.ts';

export const paymentHandlers = {
  listPaymentMethods,
  quotePayment,
  createPayment,
  listPayments,
  downloadPayments,
  getPayment,
  cancelPayment,
  sendTransaction,
  verifyPayment,
  rejectPayment,
  refundPayment,
  endPlan,
  getInvoice,
  hearRazorpay,
  hearStripe,
  getBillingFacts,
  putBillingFacts,
  getSeller,
  putSeller,
} satisfies Partial<Handlers>;
