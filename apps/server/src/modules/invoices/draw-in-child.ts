import { type Invoice, limits } from '@naksha/contract';
import { PictureError } from '@naksha/imaging';
import { createChildren } from '@naksha/imaging/children';
import { AppError } from '../../http/app-error.ts';
import { createLane } from '../../lane.ts';

/** Shaping the words of three scripts takes up to a third of a second, in which this process would answer no one. */
const childLimits = {
  children: limits.invoicesAtOnce,
  deadlineMs: limits.invoiceSeconds * 1000,
  memoryBytes: 512 * 2 ** 20,
  idleMs: 60_000,
};
const children = createChildren(new URL('./invoice-child.ts', import.meta.url), childLimits);
const lane = createLane(() => ({
  places: limits.invoicesAtOnce,
  waiting: limits.invoicesWaiting,
  waitingPerClient: limits.invoicesWaitingPerClient,
}));
const retryAfterSeconds = 5;

/**
 * `drawInvoice` in a process of its own, in the turn of the client whose invoice it is. Throws AppError `too_many_requests` where too many of that client
 * wait, `unavailable` where too many wait at all, or where the process died, swelled or took more than `limits.invoiceSeconds`.
 */
export function drawInChild(
  clientId: string,
  invoice: Invoice,
  { ask }: Pick<typeof children, 'ask'> = children,
): Promise<Buffer> {
  return lane({ clientId }, async () => {
    try {
      const bytes = await ask('drawInvoice', [invoice]);
      if (bytes instanceof Uint8Array) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      throw new TypeError('Expected the bytes of an invoice');
    } catch (cause) {
      if (cause instanceof PictureError) throw new AppError('unavailable', { cause, retryAfterSeconds });
      throw cause;
    }
  });
}
