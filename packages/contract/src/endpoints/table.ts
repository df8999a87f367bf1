import { apiKeyEndpoints } from './api-keys.ts';
import { areaEndpoints } from './areas.ts';
import { clientEndpoints } from './clients.ts';
import { couponEndpoints } from './coupons.ts';
import { creditEndpoints } from './credits.ts';
import { designEndpoints } from './designs.ts';
import type { Endpoint } from './endpoint.ts';
import { fileEndpoints } from './files.ts';
import { healthEndpoints } from './health.ts';
import { inquiryEndpoints } from './inquiries.ts';
import { installationEndpoints } from './installation.ts';
import { logEndpoints } from './logs.ts';
import { mailEndpoints } from './mail.ts';
import { paymentEndpoints } from './payments.ts';
import { planEndpoints } from './plans.ts';
import { resellerEndpoints } from './resellers.ts';
import { secondStepEndpoints } from './second-step.ts';
import { sessionEndpoints } from './session.ts';
import { siteEndpoints } from './site.ts';
import { supportEndpoints } from './support.ts';
import { userEndpoints } from './users.ts';

/** Every call of the product. Routes, typed client, OpenAPI and the authorization test are made from these rows. */
export const endpoints = {
  ...sessionEndpoints,
  ...secondStepEndpoints,
  ...userEndpoints,
  ...clientEndpoints,
  ...planEndpoints,
  ...creditEndpoints,
  ...couponEndpoints,
  ...paymentEndpoints,
  ...resellerEndpoints,
  ...apiKeyEndpoints,
  ...fileEndpoints,
  ...areaEndpoints,
  ...designEndpoints,
  ...logEndpoints,
  ...mailEndpoints,
  ...supportEndpoints,
  ...inquiryEndpoints,
  ...siteEndpoints,
  ...healthEndpoints,
  ...installationEndpoints,
} satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
