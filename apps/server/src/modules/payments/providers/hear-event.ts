import { limits, type Provider } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import { providerEvents } from '../../../db/schema/payments.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Wire } from '../../../http/handler.ts';
import type { PublicScope } from '../../../http/scope.ts';
import { tally } from '../../../watch/tallies.ts';
import { applyNews, awaitedBy } from './apply-news.ts';
import type { HeardEvent, PaymentProvider } from './provider.ts';

export const hearRazorpay = (scope: PublicScope & Wire): Promise<void> => hearEvent('razorpay', scope);
export const hearStripe = (scope: PublicScope & Wire): Promise<void> => hearEvent('stripe', scope);

/**
 * Hears an event of a provider: the row that names it and what it changes are committed together, so that it has its effect once however often,
 * and in whichever order, it comes. What is signed is answered with 200 also where it changes nothing, for what is not is sent again
 * for days, and in the end nothing more is sent (decision 0028).
 */
async function hearEvent(name: Provider, scope: PublicScope & Wire): Promise<void> {
  const { db, services, request, reply, requestId } = scope;
  const provider = services.providers[name];
  const body = await readBytes(request.raw, limits.webhookMaxBytes);
  if (!provider) throw new AppError('webhook_refused');
  const { id: eventId, kind, news, newStatus } = read(provider, body, scope);
  if (newStatus !== undefined) scope.log?.warn({ kind, newStatus }, 'A provider reports a state that is not known.');
  if (news) {
    await db.transaction(async (tx) => {
      const row = { provider: name, eventId, kind, state: 'ignored' } as const;
      // A twin that comes meanwhile waits here for the first to end.
      const claimed = await tx.insert(providerEvents).values(row).onConflictDoNothing().returning();
      if (claimed.length === 0) {
        tally('webhooks_repeated');
        return;
      }
      const state = await applyNews(tx, { provider: name, requestId, post: services }, news);
      const parked = state === 'parked' ? { body: news, waitsFor: awaitedBy(news) } : {};
      await tx
        .update(providerEvents)
        .set({ state, ...parked })
        .where(and(eq(providerEvents.provider, name), eq(providerEvents.eventId, eventId)));
    });
  }
  await reply.send({ success: true });
}

/** What is signed and cannot be read all the same is an event in a new form: it is refused, to be sent again, and stands in the log. */
function read(provider: PaymentProvider, body: Buffer, { request, log }: PublicScope & Wire): HeardEvent {
  try {
    return provider.hear(body, request.headers);
  } catch (problem) {
    if (problem instanceof AppError) throw problem;
    log?.warn({ err: problem }, 'A provider sent an event that cannot be read.');
    throw new AppError('webhook_refused', { cause: problem });
  }
}

async function readBytes(stream: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream) {
    bytes += part.byteLength;
    if (bytes > most) throw new AppError('too_large', { params: { limit: most } });
    parts.push(part);
  }
  return Buffer.concat(parts);
}
