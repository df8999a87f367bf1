import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stands where the browser sends bytes with progress: the test says how far they are, and how they were taken. */
export class FakeLine {
  static sent: FakeLine[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  target = '';
  body: unknown;

  static install(): void {
    FakeLine.sent = [];
    vi.stubGlobal('XMLHttpRequest', FakeLine);
  }

  open(method: string, address: string): void {
    this.target = `${method} ${address}`;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: unknown): void {
    this.body = body;
    FakeLine.sent.push(this);
  }

  hasSent(loaded: number, total: number): void {
    act(() => this.upload.onprogress?.({ loaded, total }));
  }

  answers(status: number, body: unknown = {}): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    act(() => this.onload?.());
  }

  breaks(): void {
    act(() => this.onerror?.());
  }
}
