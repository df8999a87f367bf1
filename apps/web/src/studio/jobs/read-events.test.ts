import { describe, expect, it } from 'vitest';
import { createEventReader } from './read-events.ts';

describe('createEventReader', () => {
  it('puts events together however the stream is cut', () => {
    const text = 'event: job\ndata: {"a":1}\n\nevent: credits\ndata: {"b":2}\n\n';
    for (let cut = 1; cut < text.length; cut++) {
      const read = createEventReader();
      const events = [...read(text.slice(0, cut)), ...read(text.slice(cut))];
      expect(events).toEqual([
        { event: 'job', data: '{"a":1}' },
        { event: 'credits', data: '{"b":2}' },
      ]);
    }
  });

  it('passes over comments and keeps what is not complete yet', () => {
    const read = createEventReader();
    expect(read(': still here\n\nevent: job\ndata: 1\n')).toEqual([]);
    expect(read('\n')).toEqual([{ event: 'job', data: '1' }]);
  });

  it('joins the lines of one event', () => {
    expect(createEventReader()('data: one\ndata: two\n\n')).toEqual([{ event: 'message', data: 'one\ntwo' }]);
  });
});
