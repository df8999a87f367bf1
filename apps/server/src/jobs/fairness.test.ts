import { jobRequest } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { askerOf } from '../../test/asker.ts';
import { engineOf, paint, untilAborted } from '../../test/engines.ts';
import { useWorkshop } from '../../test/use-workshop.ts';
import { files } from '../db/schema/files.ts';
import type { ClientScope } from '../http/scope.ts';
import { submitDesign } from '../modules/designs/submit-design.ts';

const { shop, hers, work } = useWorkshop();
const waitedMs = 10_000;

/** Asks for an enlargement of a picture of so many pixels on each side. */
async function enlarge(scope: ClientScope, fileId: string): Promise<string> {
  const request = jobRequest.parse({ operation: 'upscale', inputs: [fileId], params: { scale: 2 } });
  return (await submitDesign(scope, request)).job._id;
}

test('a small job begins within seconds behind any number of long jobs of any number of others', async () => {
  // What is long works on until it is stopped, as the largest pictures do for minutes.
  const painter = await work(
    engineOf((context, params, inputs) =>
      'scale' in params ? untilAborted(context.signal) : paint(context, params, inputs),
    ),
  );
  const others = await Promise.all(Array.from({ length: 5 }, () => shop().designer(100)));
  for (const other of others) {
    const [picture] = (await askerOf(other).ended(await askerOf(other).ask())).results;
    const id = picture?._id ?? '';
    await other.db.update(files).set({ width: 6000, height: 6000, totalPixels: 36_000_000 }).where(eq(files.id, id));
    for (let turn = 0; turn < 3; turn++) await enlarge(other, id);
  }
  const began = performance.now();
  const small = await hers().ended(await hers().ask());
  expect(small.state).toBe('done');
  expect(performance.now() - began).toBeLessThan(waitedMs);
  await painter.stop(0);
});
