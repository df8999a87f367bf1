import { describe, expect, test } from 'vitest';
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
import { endpoints } from './table.ts';
import { userEndpoints } from './users.ts';

const rows: [string, Endpoint][] = Object.entries(endpoints);

describe('the table of endpoints', () => {
  test('does not compile a row without an access word', () => {
    // @ts-expect-error access is missing
    const row: Endpoint = { method: 'GET', path: '/x', summary: 'x', answer: endpoints.health.answer };
    expect(row).not.toHaveProperty('access');
  });

  test('has each name and each call once', () => {
    const parts = [
      sessionEndpoints,
      secondStepEndpoints,
      userEndpoints,
      clientEndpoints,
      planEndpoints,
      creditEndpoints,
      couponEndpoints,
      paymentEndpoints,
      resellerEndpoints,
      apiKeyEndpoints,
      fileEndpoints,
      areaEndpoints,
      designEndpoints,
      logEndpoints,
      mailEndpoints,
      supportEndpoints,
      inquiryEndpoints,
      siteEndpoints,
      healthEndpoints,
      installationEndpoints,
    ];
    expect(rows).toHaveLength(parts.flatMap((part) => Object.keys(part)).length);
    const calls = rows.map(([, row]) => `${row.method} ${row.path.replace(/\{\w+\}/g, '{}')}`);
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  });

  test('says of each GET that a super-admin may call what it shows of clients, and of no other', () => {
    const mayRead = ([, { method, access, changes }]: [string, Endpoint]) =>
      method === 'GET' && !changes && (['super', 'any'] as const).some((word) => [access].flat().includes(word));
    expect(rows.filter(([, { reads }]) => reads !== undefined)).toEqual(rows.filter(mayRead));
  });

  test('names every word of a path in its params, and owns whatever an id names', () => {
    for (const [name, row] of rows) {
      const words = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect([name, Object.keys(row.params?.shape ?? {})]).toEqual([name, words]);
      if (words.includes('id') && row.access !== 'signed') expect([name, row.owns]).toEqual([name, expect.any(String)]);
    }
  });

  test('gives bodies to calls that change something and never to those that read', () => {
    for (const [name, row] of rows) if (row.method === 'GET') expect([name, row.body]).toEqual([name, undefined]);
  });

  test('says of each call that makes a row what becomes of a second one with the same content', () => {
    const makes = rows.filter(([, { status }]) => status === 201);
    expect(makes.filter(([, { idempotent, twin }]) => (idempotent === true) === (twin !== undefined))).toEqual([]);
    expect(rows.filter(([, { twin }]) => twin).every(([, { status }]) => status === 201)).toBe(true);
    expect(makes.length).toBeGreaterThan(10);
  });

  test('keeps the paths that the specification names', () => {
    const calls = new Set(rows.map(([, row]) => `${row.method} ${row.path}`));
    for (const call of [
      'POST /files/save-file-info',
      'POST /files/secure-read-url',
      'POST /files/create-secure-url',
      'GET /files/file-info',
      'GET /client/settings',
      'PUT /client/settings',
      'GET /client/get-logo/{id}',
      'PUT /client/update-logo',
      'POST /client/create-admin-client',
      'GET /client',
      'GET /client/get-count',
      'GET /client/getClient/{id}',
      'PATCH /client/{id}',
      'PATCH /client/enhance-account-limit/{id}',
      'GET /client/no-of-sessions',
      'PUT /users/change-password',
      'GET /users/logout',
      'GET /session/update-last-active',
      'GET /plans/new',
      'PATCH /billing/deduct-images',
      'GET /action-logs/client/{id}',
      'GET /action-logs/user/{id}',
      'GET /action-logs/get-user-list/{id}',
      'POST /email/send-email',
    ]) {
      expect(calls).toContain(call);
    }
  });
});
