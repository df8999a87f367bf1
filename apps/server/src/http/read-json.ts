import { limits } from '@naksha/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of objects and lists inside each other in its body. */
    bodyDepth?: number;
  }
}

/**
 * Reads JSON bodies, and nothing else. An empty body is none: browsers send the content type with a DELETE too. Keys that
 * would poison a prototype are refused.
 */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else if (isTooComplex(body, request.routeOptions.config.bodyDepth ?? limits.bodyMaxDepth))
      done(new AppError('too_complex'));
    else parse(request, body, done);
  });
}

/** Counts brackets and commas outside of words: parsing what has millions of them would hold up everybody. */
function isTooComplex(text: string, mostDepth: number): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === signs.quote) {
      at = endOfWord(text, at);
    } else if (sign === signs.openList || sign === signs.openObject) {
      values++;
      if (++depth > mostDepth) return true;
    } else if (sign === signs.closeList || sign === signs.closeObject) depth--;
    else if (sign === signs.comma) values++;
    if (values > limits.bodyMaxValues) return true;
  }
  return false;
}

const signs = {
  quote: 0x22,
  comma: 0x2c,
  openList: 0x5b,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
  escape: 0x5c,
} as const;

/** The place of the quote that ends the word beginning at `start`, or the end of the text. */
function endOfWord(text: string, start: number): number {
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return text.length;
    let escapes = 0;
    while (text.charCodeAt(quote - 1 - escapes) === signs.escape) escapes++;
    if (escapes % 2 === 0) return quote;
    from = quote + 1;
  }
}

/** Leaves bodies unread, for routes that stream them. */
export function readNothing(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
}
