import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DialectName, dialects } from '../src/openai/images/dialects.ts';
import { type DoubleManner, type DoubleRequest, paintDouble } from './paint-double.ts';

/** Does something else instead of answering with a picture. */
export type DoubleFault = (response: ServerResponse, request: IncomingMessage) => void;

export interface ImageDouble {
  readonly baseUrl: string;
  readonly dialect: DialectName;
  /** What was asked, in order. */
  readonly asked: DoubleRequest[];
  /** Faults of the next requests, one each. */
  readonly faults: DoubleFault[];
  /** How its pictures differ from those that it is asked for. */
  readonly manner: DoubleManner;
  readonly close: () => void;
}

/** What each server says when something is wrong. */
export function faultBody(dialect: DialectName, message: string, code = 'server_error'): string {
  if (dialect === 'sdcpp') return JSON.stringify({ error: code, message });
  if (dialect === 'vllm-omni') return JSON.stringify({ detail: message });
  return JSON.stringify({ error: { message, type: code, code } });
}

/**
 * A server of an image model, of one of the kinds that are known, on a port of its own. It reads requests as that kind does and paints
 * for real: a disc where it may draw at all, and content between what lies around a mask.
 */
export async function openDouble(dialect: DialectName): Promise<ImageDouble> {
  const asked: DoubleRequest[] = [];
  const faults: DoubleFault[] = [];
  const manner: DoubleManner = {
    driftsOutside: false,
    opensSeams: false,
    missesSeams: false,
    inpaints: true,
    paints: true,
    tint: 0,
  };
  const stored = new Map<string, Buffer>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const kept = stored.get(request.url ?? '');
    if (kept !== undefined) return void response.writeHead(200, { 'content-type': 'image/png' }).end(kept);
    const fault = faults.shift();
    if (fault !== undefined) return fault(response, request);
    const fail = (status: number, message: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(faultBody(dialect, message));
    const read = await readRequest(dialect, request, Buffer.concat(parts));
    if (typeof read === 'string') return void fail(read === 'no such path' ? 404 : 400, read);
    asked.push(read);
    const png = await paintDouble(read, manner);
    if (dialect === 'localai' && read.mask !== undefined) {
      const path = `/generated-images/${stored.size}.png`;
      stored.set(path, png);
      const url = `http://${request.headers.host}${path}`;
      return void response.end(JSON.stringify({ created: 1, data: [{ url }] }));
    }
    response.end(JSON.stringify({ created: 1, data: [{ b64_json: png.toString('base64'), url: null }] }));
  };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    dialect,
    asked,
    faults,
    manner,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const paths = { whole: '/v1/images/edits', part: '/v1/images/edits' };
const pathsOf: Record<DialectName, typeof paths> = {
  openai: paths,
  sdcpp: paths,
  'vllm-omni': paths,
  localai: { whole: '/v1/images/generations', part: '/v1/images/inpainting' },
};
/** The field in which each looks for a mask; one under another name is not seen. */
const maskField: Record<DialectName, string> = {
  openai: 'mask',
  sdcpp: 'mask',
  'vllm-omni': 'mask_image',
  localai: 'mask',
};

async function readRequest(
  dialect: DialectName,
  { url, headers, method }: IncomingMessage,
  bytes: Buffer,
): Promise<DoubleRequest | string> {
  const { whole, part } = pathsOf[dialect];
  if (method !== 'POST' || (url !== whole && url !== part)) return 'no such path';
  const key = headers.authorization;
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/json')) {
    const json: Record<string, unknown> = JSON.parse(bytes.toString());
    const [first] = Array.isArray(json.ref_images) ? json.ref_images : [];
    if (url !== '/v1/images/generations' || typeof first !== 'string') return 'no picture';
    const fields = Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)]));
    return { dialect, key, fields, picture: Buffer.from(first, 'base64'), size: sizeIn(fields.size) };
  }
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
  const picture = form.get('image') ?? form.get('image[]');
  const mask = form.get(maskField[dialect]);
  if (!(picture instanceof File)) return 'at least one image[] required';
  if (url === '/v1/images/inpainting' && !(mask instanceof File)) return 'missing mask file';
  if (dialect === 'openai') {
    const known = dialects.openai.sizes.only.map(({ width, height }) => `${width}x${height}`);
    if (!known.includes(fields.size ?? '')) return 'Invalid size';
    if (fields.response_format !== undefined) return 'Unknown parameter: response_format';
  }
  return {
    dialect,
    key,
    fields,
    picture: Buffer.from(await picture.arrayBuffer()),
    ...(mask instanceof File ? { mask: Buffer.from(await mask.arrayBuffer()) } : {}),
    size: url === '/v1/images/inpainting' ? { width: 512, height: 512 } : sizeIn(fields.size),
  };
}

function sizeIn(text = ''): { width: number; height: number } {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
}
