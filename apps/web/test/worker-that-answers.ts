import type { TiffAnswer } from '../src/upload/tiff-worker.ts';

/** A worker of the browser that knows one answer, or breaks instead. */
export function workerThatAnswers(data: TiffAnswer, type = 'message') {
  return class extends EventTarget {
    onmessage?: (event: { data: TiffAnswer }) => void;
    postMessage(): void {
      queueMicrotask(() => {
        if (type === 'message') this.onmessage?.({ data });
        else this.dispatchEvent(new Event(type));
      });
    }
    terminate(): void {}
  };
}
