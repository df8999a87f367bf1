import { runPeer, type Taken } from './run-peer.ts';

/** A job of sharp's as a whole process; `job` is a promise in JavaScript in which `sharp` is at hand. */
export function runSharp(job: string): Promise<Taken> {
  return runPeer(process.execPath, ['-e', `const sharp = require('sharp'); sharp.cache(false); ${job};`]);
}
