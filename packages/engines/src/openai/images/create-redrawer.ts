import { setTimeout as wait } from 'node:timers/promises';
import { EngineError } from '../../engine-error.ts';
import type { Redrawer, RedrawWish } from '../../redraw/redrawer.ts';
import { acceptPicture } from './accept-picture.ts';
import { bodyOf } from './body-of.ts';
import { type Dialect, dialects } from './dialects.ts';
import { fitSize } from './fit-size.ts';
import { pictureIn } from './picture-in.ts';
import { readFault } from './read-fault.ts';
import { send } from './send.ts';
import type { ImageSettings } from './settings.ts';

/** Twice what the largest picture asked for takes without any packing, in base64. */
const mostBytes = 32 * 1024 * 1024;
const usualPatienceMs = 4 * 60_000;
/** A server that has too much to do is asked so often, and waited for so long at most each time. */
const mostAsks = 3;
const longestWaitMs = 30_000;

/** An image model behind a server in OpenAI's manner. */
export function createRedrawer(settings: ImageSettings): Redrawer {
  const dialect: Dialect = dialects[settings.dialect];
  return {
    engine: 'openai',
    model: settings.model,
    maskKind: dialect.part.mask.kind,
    atOnce: dialect.atOnce,
    sizesFor: (picture) => fitSize(dialect.sizes, picture),
    redraw: async (wish, signal) => {
      for (let asks = 1; ; asks++) {
        try {
          return await redraw(wish, settings, dialect, signal);
        } catch (problem) {
          const waitMs = problem instanceof EngineError ? problem.askAgainMs : undefined;
          if (waitMs === undefined || waitMs > longestWaitMs || asks === mostAsks) throw problem;
          await wait(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
        }
      }
    },
  };
}

async function redraw(wish: RedrawWish, settings: ImageSettings, dialect: Dialect, signal: AbortSignal): Promise<void> {
  const { baseUrl, model, apiKey, patienceMs = usualPatienceMs } = settings;
  const base = new URL(`${baseUrl.replace(/\/+$/, '')}/`);
  const body = await bodyOf(wish, { model, dialect });
  const late = AbortSignal.timeout(patienceMs);
  const headers = { accept: 'application/json, image/*', ...(apiKey && { authorization: `Bearer ${apiKey}` }) };
  const common = { headers, mostBytes, signal: AbortSignal.any([signal, late]) };
  try {
    const answer = await send({
      ...common,
      method: 'POST',
      url: new URL(body.path, base),
      headers: { ...headers, 'content-type': body.type },
      body: body.bytes,
    });
    if (answer.status !== 200) throw readFault(answer);
    const found = pictureIn(answer.bytes, base);
    if (!(found instanceof URL)) return await acceptPicture(found, wish.to, wish.size);
    const picture = await send({ ...common, method: 'GET', url: found });
    if (picture.status !== 200)
      throw new EngineError('engine_bad_picture', { isWorthRetrying: true, status: picture.status });
    await acceptPicture(picture.bytes, wish.to, wish.size);
  } catch (problem) {
    signal.throwIfAborted();
    if (late.aborted) throw new EngineError('load_issue', { isForOperator: true, reason: 'no answer' });
    throw problem;
  }
}
