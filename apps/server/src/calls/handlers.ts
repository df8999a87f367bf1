import type { Handlers } from '../http/handler.ts';
import { apiKeyHandlers } from '../modules/api-keys/routes.ts';
import { areaHandlers } from '../modules/areas/routes.ts';
import { billingHandlers } from '../modules/billing/routes.ts';
import { clientHandlers } from '../modules/clients/routes.ts';
import { couponHandlers } from '../modules/coupons/routes.ts';
import { creditHandlers } from '../modules/credits/routes.ts';
import { designHandlers } from '../modules/designs/routes.ts';
import { fileHandlers } from '../modules/files/routes.ts';
import { healthHandlers } from '../modules/health/routes.ts';
import { inquiryHandlers } from '../modules/inquiries/routes.ts';
import { installationHandlers } from '../modules/installation/routes.ts';
import { logInHandlers } from '../modules/log-in/routes.ts';
import { logHandlers } from '../modules/logs/routes.ts';
import { mailHandlers } from '../modules/mail/routes.ts';
import { paymentHandlers } from '../modules/payments/routes.ts';
import { planHandlers } from '../modules/plans/routes.ts';
import { reportHandlers } from '../modules/reports/routes.ts';
import { resellerHandlers } from '../modules/resellers/routes.ts';
import { secondStepHandlers } from '../modules/second-step/routes.ts';
import { sessionHandlers } from '../modules/session/routes.ts';
import { siteHandlers } from '../modules/site/routes.ts';
import { supportHandlers } from '../modules/support/routes.ts';
import { userHandlers } from '../modules/users/routes.ts';

/** The handler of every row; a row without one does not compile. */
export const handlers: Handlers = {
  ...logInHandlers,
  ...sessionHandlers,
  ...secondStepHandlers,
  ...userHandlers,
  ...clientHandlers,
  ...planHandlers,
  ...creditHandlers,
  ...couponHandlers,
  ...paymentHandlers,
  ...billingHandlers,
  ...apiKeyHandlers,
  ...fileHandlers,
  ...areaHandlers,
  ...designHandlers,
  ...logHandlers,
  ...mailHandlers,
  ...supportHandlers,
  ...inquiryHandlers,
  ...siteHandlers,
  ...healthHandlers,
  ...installationHandlers,
  ...resellerHandlers,
  ...reportHandlers,
};
