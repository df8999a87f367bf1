/**
 * The loop that enlarging spends its time in, as WebAssembly: eight lines of sixteen-bit samples, put together by eight weights into
 * bytes, eight samples at a time. JavaScript has no such instructions and takes several times as long for the same sums.
 */
export interface DownKernel {
  /** A line in the kernel's memory, the same again after all the others have been handed out. */
  readonly nextLine: () => Int16Array;
  /** Puts eight of those lines together. Weights have 14 bits behind the point, samples 6. */
  readonly run: (lines: readonly Int16Array[], weights: Int32Array, into: Uint8Array) => void;
}

/** What is used of it; the types of Node do not name it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ) => { readonly exports: Readonly<Record<string, unknown>> };
};

const pageBytes = 65_536;
const taps = 8;
/** Samples the loop takes at a time, in bytes. */
const stepBytes = 16;
const shift = 20;

/** Begins a kernel for lines of `length` samples, of which `lines` may be in use at a time. */
export function createDownKernel(length: number, lines: number): DownKernel {
  const lineBytes = Math.ceil((length * 2) / stepBytes) * stepBytes;
  const outAt = lineBytes * lines;
  const pages = Math.ceil((outAt + lineBytes / 2 + stepBytes) / pageBytes);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const { exports } = new WebAssembly.Instance(compiled(), { m: { m: memory } });
  const { down } = exports;
  if (typeof down !== 'function') throw new Error('Expected the kernel to have its function');
  const out = new Uint8Array(memory.buffer, outAt, length);
  let next = 0;
  return {
    nextLine: () => {
      const line = new Int16Array(memory.buffer, next * lineBytes, length);
      next = (next + 1) % lines;
      return line;
    },
    run: (all, weights, into) => {
      const places = all.map((line) => line.byteOffset);
      const pairs = [0, 2, 4, 6].map((i) => ((weights[i + 1] ?? 0) << 16) | ((weights[i] ?? 0) & 0xffff));
      down(...places, ...pairs, outAt, lineBytes);
      into.set(out);
    },
  };
}

let module: object | undefined;

function compiled(): object {
  module ??= new WebAssembly.Module(Uint8Array.from(moduleBytes()));
  return module;
}

// Instructions of the binary format, by their names in the text format.
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const tee = (local: number) => [0x22, local];
const constant = (value: number) => [0x41, value];
const add = [0x6a];
const shiftRight = [0x76];
const isBelow = [0x49];
const branchIf = [0x0d, 0];
const load = [0xfd, 0x00, 0, 0];
const storeHalf = [0xfd, 0x5b, 0, 0, 0];
const splat = [0xfd, 0x11];
const dot = [0xfd, 0xba, 0x01];
const addFour = [0xfd, 0xae, 0x01];
const shiftFour = [0xfd, 0xac, 0x01];
const narrowToWords = [0xfd, 0x85, 0x01];
const narrowToBytes = [0xfd, 0x66];
const end = [0x0b];

/** Samples of two lines by turns: of their first halves (0) or their second (8). */
const interleave = (from: number) => [
  0xfd,
  0x0d,
  ...[0, 2, 4, 6].flatMap((i) => [from + i, from + i + 1, 16 + from + i, 17 + from + i]),
];
/** Four times a half of the last place. */
const rounding = [0xfd, 0x0c, ...[0, 1, 2, 3].flatMap(() => [0, 0, 1 << (shift - 1 - 16), 0])];

/** Parameters: eight lines, four pairs of weights, the output, the lines' bytes. */
const local = { pair: taps, out: 12, bytes: 13, at: 14, low: 15, high: 16, a: 17, b: 18, weight: 19 } as const;

function body(): number[] {
  const pairs = [0, 1, 2, 3];
  const sum = (half: number, into: number, pair: number) => [
    ...get(local.a),
    ...get(local.b),
    ...interleave(half),
    ...get(local.weight + pair),
    ...dot,
    ...get(into),
    ...addFour,
    ...set(into),
  ];
  const fetch = (line: number, into: number) => [...get(line), ...get(local.at), ...add, ...load, ...set(into)];
  return [
    ...pairs.flatMap((pair) => [...get(local.pair + pair), ...splat, ...set(local.weight + pair)]),
    ...[0x03, 0x40],
    ...rounding,
    ...tee(local.low),
    ...set(local.high),
    ...pairs.flatMap((pair) => [
      ...fetch(2 * pair, local.a),
      ...fetch(2 * pair + 1, local.b),
      ...sum(0, local.low, pair),
      ...sum(8, local.high, pair),
    ]),
    ...[...get(local.low), ...constant(shift), ...shiftFour],
    ...[...get(local.high), ...constant(shift), ...shiftFour],
    ...narrowToWords,
    ...[...tee(local.a), ...get(local.a), ...narrowToBytes, ...set(local.a)],
    ...[...get(local.out), ...get(local.at), ...constant(1), ...shiftRight, ...add, ...get(local.a), ...storeHalf],
    ...[...get(local.at), ...constant(stepBytes), ...add, ...tee(local.at), ...get(local.bytes), ...isBelow],
    ...branchIf,
    ...end,
    ...end,
  ];
}

/** The module: one imported memory `m.m`, one exported function `down`. */
function moduleBytes(): number[] {
  const i32 = 0x7f;
  const v128 = 0x7b;
  const parameters = 14;
  const code = [2, 1, i32, 8, v128, ...body()];
  return [
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, parameters, ...new Array<number>(parameters).fill(i32), 0]),
    ...section(2, [1, 1, 0x6d, 1, 0x6d, 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, 4, ...Buffer.from('down'), 0, 0]),
    ...section(10, [1, ...leb(code.length), ...code]),
  ];
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...leb(content.length), ...content];
}

/** A whole number in groups of seven bits. */
function leb(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb(value >>> 7)];
}
