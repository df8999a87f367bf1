/** What one prompt took from its last key on, ms. */
export interface Typed {
  /** Until the first picture: 256 pixels wide, or 512 where those are quick. */
  readonly first: number;
  /** Until the picture of 512 pixels. */
  readonly sharp: number;
}

export interface Typing {
  readonly params: Readonly<Record<string, unknown>> & { readonly prompt: string };
  readonly seed: string;
  /** Keys before the last that ask for a cloth too, and the time between two, ms. */
  readonly keys: number;
  readonly pauseMs: number;
}

/** Runs in the page: types the end of a prompt as the studio hears it, each key a request that overtakes the one before. */
export async function typeWords({ params, seed, keys, pauseMs }: Typing): Promise<Typed> {
  const { loomWorker: worker } = window;
  const { prompt } = params;
  const letters = [...prompt];
  let last = Number.POSITIVE_INFINITY;
  let since = 0;
  const answered = new Promise<Typed>((resolve, reject) => {
    let first: number | undefined;
    worker.onmessage = ({ data }) => {
      if (data.id !== last) return data.bitmap?.close();
      if ('failure' in data) return reject(new Error(data.failure));
      data.bitmap.close();
      first ??= performance.now() - since;
      if (data.isLast) resolve({ first, sharp: performance.now() - since });
    };
  });
  for (let left = keys; left >= 0; left--) {
    if (left === 0) {
      last = window.lastRequest + 1;
      since = performance.now();
    }
    window.lastRequest += 1;
    const words = letters.slice(0, letters.length - left).join('');
    // Many a key changes nothing that is seen, and then nothing is drawn: here each asks for another cloth.
    const wish = { params: { ...params, prompt: words }, seed: left === 0 ? seed : `${seed}-${left}` };
    worker.postMessage({ id: window.lastRequest, place: 'studio', wish, sides: [256, 512] });
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return answered;
}

declare global {
  interface Window {
    loomWorker: Worker;
    lastRequest: number;
  }
}
