import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/pictures.ts';
import { withChildOutput } from './child-output.ts';
import { type ChildLimits, type Children, countLostChildren, createChildren } from './children.ts';

const script = new URL('../../test/failing-child.ts', import.meta.url);

function childrenWith(limits: Partial<ChildLimits> = {}): Children {
  const children = createChildren(script, {
    children: 2,
    deadlineMs: 20_000,
    memoryBytes: 2 ** 40,
    idleMs: 20_000,
    ...limits,
  });
  onTestFinished(children.close);
  return children;
}

it('brings bytes there and back and keeps a child for the next call', async () => {
  const children = childrenWith();
  expect(await children.ask('echo', [Buffer.from('cloth')])).toEqual(Buffer.from('cloth'));
  expect(await children.ask('pid', [])).toBe(await children.ask('pid', []));
});

it('survives a child that crashes, and counts it', async () => {
  const children = childrenWith();
  const before = countLostChildren();
  await expect(children.ask('crash', [])).rejects.toMatchObject({ code: 'image_unprocessable' });
  expect(await children.ask('echo', ['after'])).toBe('after');
  expect(countLostChildren() - before).toBe(1);
});

it('answers one greedy question at a time, which others pass, and the next when it has ended', async () => {
  const children = childrenWith();
  const order: string[] = [];
  const ask = async (name: string, isGreedy: boolean) => {
    await children.ask('echo', [], undefined, undefined, isGreedy);
    order.push(name);
  };
  const stop = new AbortController();
  const first = children.ask('hang', [], stop.signal, undefined, true);
  const greedy = ['second', 'third'].map((name) => ask(name, true));
  for (const name of ['modest', 'modest again']) await ask(name, false);
  expect(order).toEqual(['modest', 'modest again']);
  stop.abort(new Error('seen'));
  await expect(first).rejects.toThrow('seen');
  await Promise.all(greedy);
  expect(order.slice(2)).toEqual(['second', 'third']);
});

it('says that the system makes no process, and asks for one again next time', async () => {
  const children = childrenWith({ children: 1 });
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
  });
  process.execPath = '/there/is/no/such/program';
  const asked = [children.ask('echo', ['one']), children.ask('echo', ['two'])];
  for (const each of asked) await expect(each).rejects.toMatchObject({ code: 'ENOENT' });
  process.execPath = execPath;
  expect(await children.ask('echo', ['after'])).toBe('after');
});

it('ends a child that takes too long or too much memory', async () => {
  await expect(childrenWith({ deadlineMs: 400 }).ask('hang', [])).rejects.toMatchObject({
    code: 'image_unprocessable',
  });
  await expect(childrenWith({ memoryBytes: 4 * 2 ** 28 }).ask('swell', [])).rejects.toMatchObject({
    code: 'image_unprocessable',
  });
});

it('passes progress on, and is patient with a child that makes some', async () => {
  const reported: number[] = [];
  const answer = childrenWith({ deadlineMs: 3_000 }).ask('creep', [4], undefined, (fraction) =>
    reported.push(fraction),
  );
  expect(await answer).toBe('there');
  expect(reported).toEqual([0.25, 0.5, 0.75, 1]);
});

it('is patient with a child that is at work, also where no one asked how far it is', async () => {
  expect(await childrenWith({ deadlineMs: 3_000 }).ask('labour', [4])).toBe('done');
});

it('gives errors back as they were: of pictures with their figures, of files with their code', async () => {
  const children = childrenWith();
  await expect(children.ask('refuse', [])).rejects.toMatchObject({
    name: 'PictureError',
    code: 'too_many_pixels',
    params: { limit: 4 },
  });
  await expect(children.ask('fill', [])).rejects.toMatchObject({ code: 'ENOSPC', message: 'no space left' });
});

it('asks another child when one has died while it rested, or is ended before it can hear', async () => {
  const children = childrenWith({ children: 1 });
  const pid = await children.ask('pid', []);
  if (typeof pid !== 'number') throw new Error('A child has a number.');
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(await children.ask('echo', ['after'])).toBe('after');
  const starting = children.ask('endFirst', [join(await temporaryFolder(), 'ended')]);
  expect(await starting).toBe('there');
});

it('ends at once with the reason of its signal', async () => {
  const stop = new AbortController();
  const hanging = childrenWith().ask('hang', [], stop.signal);
  setTimeout(() => stop.abort(new Error('called off')), 100);
  await expect(hanging).rejects.toThrow('called off');
});

it('lets calls wait for a free child', async () => {
  const children = childrenWith({ children: 1 });
  const answers = await Promise.all([1, 2, 3, 4].map((value) => children.ask('echo', [value])));
  expect(answers).toEqual([1, 2, 3, 4]);
});

it('passes what a child writes to its standard error on to the work it does it for, in lines', async () => {
  const children = childrenWith({ children: 1 });
  const [hers, his]: [string[], string[]] = [[], []];
  const complain = (to: string[], text: string) =>
    withChildOutput(
      (line) => to.push(line),
      () => children.ask('complain', [text]),
    );
  await Promise.all([complain(hers, 'a warp\n\na weft'), complain(his, 'a thread\r\n')]);
  await expect.poll(() => [hers, his]).toEqual([['a warp', 'a weft'], ['a thread']]);
});

it('cuts long lines and leaves out what a child writes beyond a hundred', async () => {
  const lines: string[] = [];
  const text = `${'x'.repeat(5_000)}\n`.repeat(150);
  await withChildOutput(
    (line) => lines.push(line),
    () => childrenWith().ask('complain', [text]),
  );
  await expect.poll(() => lines.length).toBe(101);
  expect(lines[0]).toBe('x'.repeat(2_000));
  expect(lines.at(-1)).toMatch('left out');
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
