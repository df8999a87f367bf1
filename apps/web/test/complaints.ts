import { expect } from 'vitest';

/** What was written to the console as a warning or an error: React and libraries tell of faults there, and no one reads it. */
const complaints: string[] = [];

export function hearComplaints(): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...said: unknown[]) => complaints.push(said.map(String).join(' '));
}

/** Fails when there was a complaint since the last time. */
export function expectNoComplaints(): void {
  expect(complaints.splice(0)).toEqual([]);
}
