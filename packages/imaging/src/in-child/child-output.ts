import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';

/** Receives a line that a child wrote to its standard error. */
export type OnLine = (line: string) => void;

/** Of one question; a child that writes without end must not fill the log. */
const maxLines = 100;
const maxLineLength = 2_000;

const given = new AsyncLocalStorage<OnLine>();

/** Runs work so that `onLine` receives what picture children, and threads, write to their standard error for it, in lines of bounded number and length. */
export function withChildOutput<Result>(onLine: OnLine, work: () => Result): Result {
  return given.run(onLine, work);
}

/** What is written to a standard error for one piece of work: whole lines of it, of bounded number and length, go to `onLine`. */
export class ErrorLines {
  readonly onLine: OnLine;
  left = maxLines;
  line = '';

  constructor(onLine: OnLine) {
    this.onLine = onLine;
  }

  read(text: string): void {
    const [first = '', ...others] = text.split('\n');
    this.add(first);
    for (const part of others) {
      this.end();
      this.add(part);
    }
  }

  /** What is left of a line was all of it. */
  end(): void {
    const line = this.line.trimEnd();
    this.line = '';
    if (line === '' || this.left === 0) return;
    this.left -= 1;
    this.onLine(line);
    if (this.left === 0) this.onLine(`${maxLines} lines were written; the rest of them is left out.`);
  }

  private add(part: string): void {
    this.line += part.slice(0, maxLineLength - this.line.length);
  }
}

/** Lines for whoever runs this work: the listener of `withChildOutput`, else the standard error of this process. */
export function errorLinesHere(): ErrorLines {
  return new ErrorLines(given.getStore() ?? toStderr);
}

/** The standard error of one child. What comes after an answer belongs to the question before. */
export class ChildOutput {
  readonly stream: ChildProcess['stderr'];
  lines = new ErrorLines(toStderr);

  constructor(child: ChildProcess) {
    this.stream = child.stderr;
    this.stream?.setEncoding('utf8');
    this.stream?.on('data', (text: string) => this.lines.read(text));
    this.stream?.on('end', () => this.lines.end());
    // The end of a child is heard from the child.
    this.stream?.on('error', () => undefined);
  }

  /** From here on the output belongs to the caller's work. */
  startQuestion(): void {
    this.lines.end();
    this.lines = errorLinesHere();
    if (this.stream instanceof Socket) this.stream.ref();
  }

  /** A resting child keeps no process from ending. */
  rest(): void {
    if (this.stream instanceof Socket) this.stream.unref();
  }
}

function toStderr(line: string): void {
  process.stderr.write(`${line}\n`);
}
