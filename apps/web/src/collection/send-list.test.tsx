import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendList } from './send-list.ts';

const submit = vi.spyOn(HTMLFormElement.prototype, 'submit');
beforeEach(() => {
  submit.mockReset();
  document.body.replaceChildren();
});

const frames = () => [...document.querySelectorAll('iframe')];

it('says that there is no archive where something is loaded in its place, and nothing of the empty page before', () => {
  const onRefused = vi.fn();
  sendList('/files/archive/a.token', 'packed', onRefused);
  expect(submit).toHaveBeenCalledTimes(1);
  const [frame] = frames();
  if (!frame) throw new Error('there is no frame');
  fireEvent.load(frame);
  expect(onRefused).not.toHaveBeenCalled();
  // What may not be framed cannot be read.
  Object.defineProperty(frame, 'contentDocument', { value: null });
  fireEvent.load(frame);
  expect(onRefused.mock.calls).toMatchObject([[{ code: 'archive_failed' }]]);
});

it('sends list after list, none of which ends another, and says of each whether it was refused', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  sendList('/files/archive/a.token', 'packed', first);
  sendList('/files/archive/another.token', 'packed', second);
  const [frame, other] = frames();
  if (!frame || !other) throw new Error('there are no two frames');
  expect(frame.name).not.toBe(other.name);
  Object.defineProperty(frame, 'contentDocument', { value: null });
  fireEvent.load(frame);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
  expect(frames()).toEqual([other]);
});
