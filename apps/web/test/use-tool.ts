import { bytesOfHex } from '@naksha/colour';
import { endpoints, type FileRow, type JobRequest, jobRequest } from '@naksha/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { keepRows, layPicture, showDesign } from '../src/studio/store/table-actions.ts';
import { FakeServer } from './fake-server.ts';
import { aDesign, aJob, aPicture } from './studio-rows.ts';

/** Lays a design on the table with its picture. */
export function layOnTable(name: string, changes: Partial<FileRow> = {}): FileRow {
  const row = aDesign(name, changes);
  keepRows([row]);
  showDesign(row._id);
  const { width, height, dpi } = row;
  layPicture('design', aPicture(row._id, { tile: { widthPx: width ?? 1, heightPx: height ?? 1, dpi: dpi ?? 150 } }));
  return row;
}

/** Takes every request for work and lets it wait. */
export const taking = (): FakeServer =>
  new FakeServer().answer(endpoints.submitJob, ({ body: { operation } }) => ({
    job: aJob('asked', { operation, state: 'queued' }),
  }));

/** The button at the foot of the open tool. */
export function foot(): HTMLElement {
  const button = screen.getAllByRole('button').at(-1);
  if (!button) throw new Error('Expected a tool to be open');
  return button;
}

/** What the button says in place of its price. */
export const footSays = (): string => foot().lastElementChild?.textContent ?? '';

/** Presses the button and gives what was asked of the server, as the contract reads it. */
export async function askFor(user: UserEvent, server: FakeServer): Promise<JobRequest> {
  const before = server.asked(endpoints.submitJob).length;
  await waitFor(() => expect(foot().getAttribute('aria-disabled')).toBe('false'));
  await user.click(foot());
  await waitFor(() => expect(server.asked(endpoints.submitJob)).toHaveLength(before + 1));
  return jobRequest.parse(server.asked(endpoints.submitJob).at(-1)?.body);
}

/** Moves a slider with the keys, as one who does not take the mouse. */
export async function slide(user: UserEvent, name: string, keys: string): Promise<void> {
  const thumb = screen.getByRole('slider', { name });
  thumb.focus();
  await user.keyboard(keys);
}

/** Lets every picture look like upright stripes of these colours: a document without a browser draws none. */
export function paintStripes(...hexes: readonly string[]): void {
  const colours = hexes.map(bytesOfHex);
  const stripes = (_x: number, _y: number, width: number, height: number) => {
    const at = (i: number) => colours[Math.floor(((i % width) / width) * colours.length)] ?? [0, 0, 0];
    const pixels = Array.from({ length: width * height }, (_, i) => [...at(i), 255]);
    return { width, height, data: Uint8ClampedArray.from(pixels.flat()) };
  };
  const blank = (width: number, height: number) => ({ data: new Uint8ClampedArray(4 * width * height) });
  const matrix = { multiply: () => matrix };
  const canvas = { transferToImageBitmap: () => aPicture('drawn').source };
  const known = { canvas, getImageData: stripes, createImageData: blank, getTransform: () => matrix };
  const brush = new Proxy(known, { get: (_, name) => Reflect.get(known, name) ?? (() => undefined), set: () => true });
  const getContext = (kind: string) => (kind === '2d' ? brush : null);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = getContext;
      transferToImageBitmap = canvas.transferToImageBitmap;
    },
  );
  vi.stubGlobal('DOMMatrix', class {});
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray;
      constructor(of: Uint8ClampedArray | number, side: number) {
        this.data = typeof of === 'number' ? new Uint8ClampedArray(4 * of * side) : of;
      }
    },
  );
  vi.stubGlobal('createImageBitmap', async () => aPicture('drawn').source);
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { configurable: true, value: getContext });
}

/** Work beside the page: answers each question with what `answer` gives, or never; so many workers break instead. */
export function workBeside<Question>(
  answer?: (question: Question) => unknown,
  { breaks = 0, by = 'error' }: { breaks?: number; by?: 'error' | 'messageerror' } = {},
): void {
  let broken = 0;
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(question: Question) {
        if (broken < breaks) {
          broken += 1;
          queueMicrotask(() => this.dispatchEvent(new ErrorEvent(by, { message: 'no room' })));
        } else if (answer)
          queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer(question) })));
      }
      terminate() {}
    },
  );
}
