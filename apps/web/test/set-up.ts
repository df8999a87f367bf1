import * as streams from 'node:stream/web';
import { locks } from 'node:worker_threads';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeAll } from 'vitest';
import { startI18n } from '../src/i18n/i18n.ts';
import { dismissError } from '../src/session/error-modal.tsx';
import { expectNoComplaints, hearComplaints, hearOpenGaps } from './complaints.ts';

// What a browser has and jsdom does not; nothing is measured in it, so nothing is ever of another size.
window.matchMedia = (media) => ({
  matches: false,
  media,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
window.OffscreenCanvas = class extends EventTarget {
  oncontextlost = null;
  oncontextrestored = null;
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    super();
    this.width = width;
    this.height = height;
  }
  getContext() {
    return null;
  }
  convertToBlob() {
    return Promise.resolve(new Blob());
  }
  transferToImageBitmap(): ImageBitmap {
    throw new Error('nothing is drawn here');
  }
};
// Node has the same ones.
for (const [name, value] of Object.entries(streams)) {
  if (!(name in window)) Object.defineProperty(window, name, { value, writable: true, configurable: true });
}
Object.defineProperty(navigator, 'locks', { value: locks });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;

// React keeps with each element the calls that led to it, up to so many between two pauses: a tenth of the time of these tests, for what only its tools for developers show.
const inside: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (inside instanceof Object)
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// A test looks for faults; after the usual second a busy machine would be one.
configure({ asyncUtilTimeout: 45_000 });

hearComplaints();
hearOpenGaps();
// In the other order: what is said while a screen is taken away counts too.
afterEach(expectNoComplaints);
afterEach(() => {
  cleanup();
  // They live in stores of their own, longer than a screen.
  notifications.clean();
  dismissError();
});
beforeAll(() => startI18n('en'));
