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
  expect(onRefused.mock.calls).toMatchObject([[{ code: 'network_response' }]]);
});

it('sends list after list through one frame, each of which is refused for its own sake', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  sendList('/files/archive/a.token', 'packed', first);
  sendList('/files/archive/another.token', 'packed', second);
  const [frame, ...others] = frames();
  expect(others).toEqual([]);
  if (!frame) throw new Error('there is no frame');
  Object.defineProperty(frame, 'contentDocument', { value: null });
  fireEvent.load(frame);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});
