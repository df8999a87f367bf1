import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { ClothAnswer, ClothRequest, PlanMessage } from '../src/loom/cloth-messages.ts';

/** Stands where the browser's worker is, which jsdom has not: the test answers in its place. */
export class FakeWorker extends EventTarget {
  static asked: ClothRequest[] = [];
  /** Plans of designs that were handed over. */
  static plans: PlanMessage[] = [];
  static started = 0;
  /** Outlives a test, as the page's own worker does. */
  static last: FakeWorker;
  isStopped = false;
  constructor() {
    super();
    FakeWorker.started += 1;
    FakeWorker.last = this;
  }
  postMessage(request: ClothRequest | PlanMessage): void {
    if ('plan' in request) FakeWorker.plans.push(request);
    else FakeWorker.asked.push(request);
  }
  terminate(): void {
    this.isStopped = true;
  }
  breaks(message: string): void {
    act(() => void this.dispatchEvent(new ErrorEvent('error', { message })));
  }

  /** Says something that the page cannot read. */
  mumbles(): void {
    act(() => void this.dispatchEvent(new MessageEvent('messageerror')));
  }

  /** Puts itself where pages look for workers, until globals are given back. */
  static install(): void {
    FakeWorker.asked = [];
    FakeWorker.plans = [];
    FakeWorker.started = 0;
    vi.stubGlobal('Worker', FakeWorker);
  }

  static answer(data: ClothAnswer): void {
    act(() => void FakeWorker.last.dispatchEvent(new MessageEvent('message', { data })));
  }

  /** The newest request of all. */
  static get lastAsked(): ClothRequest {
    const last = FakeWorker.asked.at(-1);
    if (!last) throw new Error('nothing was asked of the worker');
    return last;
  }

  /** The newest request of a place. */
  static newest(place: string): ClothRequest | undefined {
    return FakeWorker.asked.findLast((request) => request.place === place);
  }

  /** Says of what a place asked for last that it could not be drawn, or that there is nothing to draw. */
  static fail(place: string, isNothing = false): void {
    FakeWorker.answer({ id: FakeWorker.newest(place)?.id ?? 0, failure: 'no room', isNothing });
  }
}
