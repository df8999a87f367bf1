import { act } from '@testing-library/react';
import type { ClothAnswer, ClothRequest } from '../src/loom/cloth-messages.ts';

/** Stands where the browser's worker is, which jsdom has not: the test answers in its place. */
export class FakeWorker extends EventTarget {
  static asked: ClothRequest[] = [];
  static last: FakeWorker;
  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage(request: ClothRequest): void {
    FakeWorker.asked.push(request);
  }
  terminate(): void {}

  static answer(data: ClothAnswer): void {
    act(() => void FakeWorker.last.dispatchEvent(new MessageEvent('message', { data })));
  }

  /** The newest request of a place. */
  static newest(place: string): ClothRequest | undefined {
    return FakeWorker.asked.findLast((request) => request.place === place);
  }

  /** Says of everything that a place asked for last that it could not be drawn. */
  static fail(place: string): void {
    FakeWorker.answer({ id: FakeWorker.newest(place)?.id ?? 0, failure: 'no room' });
  }
}
