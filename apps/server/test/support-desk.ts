import type { Ticket, TicketStatus } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { tickets } from '../src/db/schema/tickets.ts';
import type { SignedIn } from './app.ts';
import { addTestClient } from './client.ts';
import { onePixel } from './engines.ts';
import { useTestApp } from './use-test-app.ts';

const answered = z.object({ data: z.custom<Ticket>() });
const listed = z.object({ data: z.array(z.custom<Ticket>()), total: z.number() });
export const supportAddress = 'help@naksha.example';
export const withId = z.object({ _id: z.string() });
const pixelUrl = `data:image/png;base64,${onePixel.toString('base64')}`;
export const ticketWords = { title: 'Grey export', description: 'The TIFF has lost its colours.' };

/** The program of a file of tests with somebody of support, and what is done with tickets. */
export function useSupportDesk() {
  const app = useTestApp({ SUPPORT_ADDRESS: supportAddress });
  const support: SignedIn = { userId: '', username: '', token: '' };
  beforeAll(async () => {
    Object.assign(support, await app.signIn({ clientId: null, role: 'superadmin' }));
  });
  return {
    app,
    support,
    async house() {
      const { clientId } = await addTestClient(app.connection.db);
      return { clientId, admin: await app.signIn({ clientId, role: 'admin' }) };
    },
    async open({ token }: SignedIn, body: object = ticketWords): Promise<Ticket> {
      const answer = await app.ask('POST /support/tickets', { token, body });
      expect(answer.status).toBe(201);
      return answered.parse(answer.body).data;
    },
    look: async ({ token }: SignedIn, id: string) =>
      answered.parse((await app.ask(`GET /support/tickets/${id}`, { token })).body).data,
    list: async ({ token }: SignedIn, query = '') =>
      listed.parse((await app.ask(`GET /support/tickets?${query}`, { token })).body),
    write: ({ token }: SignedIn, id: string, body: object, headers = {}) =>
      app.ask(`POST /support/tickets/${id}/comments`, { token, body, headers }),
    set: ({ token }: SignedIn, { _id, version }: Ticket, status: TicketStatus) =>
      app.ask(`PATCH /support/tickets/${_id}`, { token, body: { status, version } }),
    news: async ({ token }: SignedIn) => (await app.ask('GET /support/news', { token })).body,
    addPicture: ({ token }: SignedIn, clientId: string, more = {}) =>
      app.ask('POST /support/attachments', {
        token,
        body: { clientId, fileName: 'screen.png', picture: pixelUrl, ...more },
      }),
    change: (id: string, values: Partial<typeof tickets.$inferInsert>) =>
      app.connection.db.update(tickets).set(values).where(eq(tickets.id, id)),
  };
}
