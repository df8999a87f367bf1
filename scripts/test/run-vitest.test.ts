import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Manner, manners, runInGroup } from './run-in-group.ts';
import { count } from './run-vitest.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'some.test.ts',
  status,
  assertionResults: tests.map((status, at) => ({ fullName: `test ${at}`, status })),
});

test('a test that did not run counts as failed, not as passed', () => {
  const { passed, failures } = count({ testResults: [file('failed', 'passed', 'failed', 'skipped', 'todo')] });
  expect(passed).toBe(1);
  expect(failures).toHaveLength(3);
});

test('a file that could not be loaded counts as one failure', () => {
  expect(count({ testResults: [file('failed')] })).toEqual({ passed: 0, failures: ['some.test.ts (failed)'] });
});

test('a file whose tests all passed, but whose teardown did not, counts as one failure', () => {
  expect(count({ testResults: [file('failed', 'passed')] })).toEqual({
    passed: 1,
    failures: ['some.test.ts (failed)'],
  });
});

test('a run that has reported everything and does not end is ended, with all that it started, and counts as failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'naksha-hanging-'));
  const report = join(folder, 'report');
  const pid = join(folder, 'pid');
  const script = `
    const { spawn } = require('node:child_process'); const { writeFileSync } = require('node:fs');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    writeFileSync(${JSON.stringify(pid)}, String(child.pid)); writeFileSync(${JSON.stringify(report)}, '');`;
  const problem = await runInGroup(['-e', script], () => existsSync(report), {
    ...manners.usual,
    longestMs: 60_000,
    farewellMs: 300,
  });
  expect(problem).toMatchObject({ isHanging: true, sentence: expect.stringContaining('left something running') });
  const left = Number(readFileSync(pid, 'utf8'));
  await expect.poll(() => isRunning(left)).toBe(false);
  rmSync(folder, { recursive: true });
});

test('a run that gives way has the lowest priority, and so have its session and what it starts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'naksha-yielding-'));
  const file = join(folder, 'priority');
  const script = `
    const { spawnSync } = require('node:child_process'); const { getPriority } = require('node:os');
    const started = spawnSync(process.execPath, ['-p', 'os.getPriority()'], { encoding: 'utf8' });
    const { existsSync, readFileSync, writeFileSync } = require('node:fs');
    const session = existsSync('/proc/self/autogroup') ? readFileSync('/proc/self/autogroup', 'utf8') : '';
    writeFileSync(${JSON.stringify(file)}, JSON.stringify([getPriority(), Number(started.stdout), session]));`;
  const priorities = async (manner: Manner) => {
    expect(await runInGroup(['-e', script], () => false, manner)).toBeUndefined();
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  // Where the system shares a machine out between sessions, a process of the lowest priority in a session of its own gives nothing way.
  const session = (nice: number) =>
    existsSync('/proc/self/autogroup') ? expect.stringContaining(`nice ${nice}\n`) : '';
  expect(await priorities(manners.givingWay)).toEqual([19, 19, session(19)]);
  expect(await priorities(manners.usual)).toEqual([getPriority(), getPriority(), session(0)]);
  rmSync(folder, { recursive: true });
});

test('a run that ends with an error of its own counts as failed', async () => {
  expect(await runInGroup(['-e', 'process.exitCode = 3'], () => true, manners.usual)).toEqual({
    isHanging: false,
    sentence: 'vitest ended with 3',
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
