import { harmonics, type Scene, type Sheet, type SheetKind } from './sheet.ts';

/** Steps of a stored length: a fiftieth of a millimetre at half a metre, and still exact to a tenth of one at six metres. */
const lengthSteps = 65_535;
const lightSteps = 127;
const kinds = ['cloth', 'solid', 'ground'] as const satisfies readonly SheetKind[];
/** kind, columns, rows, has a back, grey, then lowest and span of x, y, z, u, v, and the scale of the light. */
const headNumbers = 16;

/**
 * Four letters before the deflated bytes of a scene's file (raw, without a head of zlib): what begins like a compressed answer is taken
 * for one on its way to a browser.
 */
export const sceneMark = 'NKS1';

/** A scene as bytes, to be deflated: a count, for each sheet a head of 32-bit floats, then columns of small integers. */
export function packScene({ sheets }: Scene): Uint8Array {
  const parts: Uint8Array[] = [bytesOf(Uint32Array.of(sheets.length))];
  for (const sheet of sheets) {
    const { kind, columns, rows, back, grey } = sheet;
    const points = columns * rows;
    const axes = [0, 1, 2].map((axis) => rangeOf(sheet.positions, 3, axis));
    const onCloth = kind === 'cloth' ? [0, 1].map((axis) => rangeOf(sheet.cloth, 2, axis)) : [];
    const lights = back ? [sheet.front, back] : [sheet.front];
    const most = Math.max(
      1e-6,
      ...lights.map((light) => light.reduce((top, value) => Math.max(top, Math.abs(value)), 0)),
    );
    const head = new Float32Array(headNumbers);
    head.set([kinds.indexOf(kind), columns, rows, back ? 1 : 0, grey]);
    for (const [at, { least, span }] of [...axes, ...onCloth].entries()) head.set([least, span], 5 + at * 2);
    head[15] = most;
    parts.push(bytesOf(head));
    for (const [axis, range] of axes.entries()) parts.push(bytesOf(stepsOf(sheet.positions, 3, axis, range, points)));
    for (const [axis, range] of onCloth.entries()) parts.push(bytesOf(stepsOf(sheet.cloth, 2, axis, range, points)));
    for (const light of lights) parts.push(bytesOf(lightOf(light, most, points)));
  }
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The scene that `packScene` wrote. Throws RangeError for bytes that are none. */
export function unpackScene(bytes: Uint8Array): Scene {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 4;
  const sheets = Array.from({ length: data.getUint32(0, true) }, (): Sheet => {
    const head = Array.from({ length: headNumbers }, (_, place) => data.getFloat32(at + place * 4, true));
    at += headNumbers * 4;
    const [kindPlace = 0, columns = 0, rows = 0, hasBack = 0, grey = 0] = head;
    const kind = kinds[kindPlace];
    if (kind === undefined) throw new RangeError(`Expected a sheet of a known kind but received ${kindPlace}`);
    const points = columns * rows;
    const column = (into: Float32Array, stride: number, axis: number, place: number) => {
      const [least = 0, span = 0] = head.slice(5 + place * 2);
      let value = 0;
      for (let point = 0; point < points; point++, at += 2) {
        value = (value + data.getUint16(at, true)) & lengthSteps;
        into[point * stride + axis] = least + (value / lengthSteps) * span;
      }
    };
    const light = () => {
      const scale = (head[15] ?? 0) / lightSteps;
      const into = new Float32Array(points * harmonics);
      for (let place = 0; place < harmonics; place++) {
        let value = 0;
        for (let point = 0; point < points; point++, at++) {
          value = (value + data.getInt8(at)) & 255;
          into[point * harmonics + place] = ((value << 24) >> 24) * scale;
        }
      }
      return into;
    };
    const positions = new Float32Array(points * 3);
    for (let axis = 0; axis < 3; axis++) column(positions, 3, axis, axis);
    const cloth = new Float32Array(kind === 'cloth' ? points * 2 : 0);
    if (kind === 'cloth') for (let axis = 0; axis < 2; axis++) column(cloth, 2, axis, 3 + axis);
    const front = light();
    return { kind, columns, rows, positions, cloth, front, grey, ...(hasBack ? { back: light() } : {}) };
  });
  return { sheets };
}

interface Range {
  readonly least: number;
  readonly span: number;
}

function rangeOf(values: Float32Array, stride: number, axis: number): Range {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = axis; at < values.length; at += stride) {
    least = Math.min(least, values[at] ?? 0);
    most = Math.max(most, values[at] ?? 0);
  }
  return { least: Math.fround(least), span: Math.fround(Math.max(1e-6, most - least)) };
}

/** Each as the step from the one before it: neighbours lie near, and near numbers deflate well. */
function stepsOf(values: Float32Array, stride: number, axis: number, { least, span }: Range, points: number) {
  let before = 0;
  return Uint16Array.from({ length: points }, (_, point) => {
    const share = ((values[point * stride + axis] ?? 0) - least) / span;
    const value = Math.round(Math.min(1, Math.max(0, share)) * lengthSteps);
    const step = (value - before) & lengthSteps;
    before = value;
    return step;
  });
}

function lightOf(light: Float32Array, most: number, points: number): Int8Array {
  const steps = new Int8Array(points * harmonics);
  let at = 0;
  for (let place = 0; place < harmonics; place++) {
    let before = 0;
    for (let point = 0; point < points; point++) {
      const value = Math.round(((light[point * harmonics + place] ?? 0) / most) * lightSteps);
      steps[at++] = value - before;
      before = value;
    }
  }
  return steps;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
