import { backdrops, cameraOf, type Goods, lightFor, linearOf, type Placement, type Sheet, viewOf } from '@naksha/drape';
import type { Box } from '../geometry/camera.ts';
import type { Stage } from '../store/stage.ts';
import { createProgram, type Uniforms } from './create-program.ts';
import type { StageSheet } from './scene-worker.ts';
import { backdropFragment, backdropVertex, fragments, vertex } from './shaders.ts';

/** What is drawn: goods, how they are looked at, and where in the window, in CSS pixels. */
export interface Shot {
  readonly goods: Goods;
  readonly stage: Stage;
  readonly placement: Placement;
  readonly width: number;
  readonly height: number;
  readonly free: Box;
  readonly density: number;
  /** It moves, where that is slow: of the points every other one is enough. */
  readonly isCoarse: boolean;
}

/** A stage on a canvas. */
export interface LiveStage {
  /** The computer draws without a graphics card. */
  readonly isSoftware: boolean;
  readonly setSheets: (sheets: readonly StageSheet[]) => void;
  /** The bitmap is copied to the graphics card at once: it may be closed afterwards. Of a whole piece more of it is seen. */
  readonly setPrint: (bitmap: ImageBitmap, isPiece: boolean) => void;
  readonly draw: (shot: Shot) => void;
  readonly stop: () => void;
}

/** Prints are seen from the side, where a copy of one level would blur them. */
const anisotropy = 4;
const smallestSide = 0.75;
/** Sides of a print without a card: its halves are worked out with every change of it. */
const softwarePx = { tile: 640, piece: 2048 } as const;
const kinds = ['ground', 'solid', 'cloth'] as const;

/** A sheet in the card's memory. */
interface Laid {
  readonly sheet: StageSheet;
  readonly points: WebGLVertexArrayObject;
  readonly buffers: readonly WebGLBuffer[];
  readonly light: readonly [front: WebGLBuffer, back: WebGLBuffer];
  readonly fine: Mesh;
  readonly coarse: Mesh;
}

interface Mesh {
  readonly index: WebGLBuffer;
  readonly count: number;
}

/** Begins a stage on a canvas. Throws where the browser draws nothing in three dimensions. */
export function startStage(canvas: HTMLCanvasElement): LiveStage {
  const gl = canvas.getContext('webgl2', { antialias: true, alpha: false, powerPreference: 'high-performance' });
  if (!gl) throw new Error('Expected WebGL 2 but the browser has none');
  const behind = createProgram(gl, backdropVertex, backdropFragment);
  const programs = {
    cloth: createProgram(gl, vertex, fragments.cloth),
    solid: createProgram(gl, vertex, fragments.solid),
    ground: createProgram(gl, vertex, fragments.ground),
  };
  const filter = gl.getExtension('EXT_texture_filter_anisotropic');
  const isSoftware = isDrawnBySoftware(gl);
  let print: WebGLTexture | null = null;
  let laid: Laid[] = [];
  let lit = '';
  gl.enable(gl.DEPTH_TEST);

  const light = ({ stage, goods }: Shot) => {
    const { turn } = viewOf(goods, { turn: stage.turn ?? undefined, zoom: 1 });
    const now = JSON.stringify([stage.light, turn]);
    if (now === lit) return;
    lit = now;
    for (const { sheet, light } of laid) {
      const { front, back } = lightFor(sheet.sheet, stage.light, turn, sheet.normals);
      for (const [side, values] of [front, back].entries()) {
        gl.bindBuffer(gl.ARRAY_BUFFER, light[side] ?? null);
        gl.bufferSubData(gl.ARRAY_BUFFER, 0, values);
      }
    }
  };
  const clear = () => {
    for (const { points, buffers, light, fine, coarse } of laid) {
      gl.deleteVertexArray(points);
      for (const buffer of [...buffers, ...light, fine.index, coarse.index]) gl.deleteBuffer(buffer);
    }
    laid = [];
  };

  return {
    isSoftware,
    setSheets: (sheets) => {
      clear();
      lit = '';
      laid = sheets.map((sheet) => layOnCard(gl, sheet));
    },
    setPrint: (bitmap, isPiece) => {
      gl.deleteTexture(print);
      print = gl.createTexture();
      gl.bindTexture(gl.TEXTURE_2D, print);
      const white = onWhite(bitmap, isSoftware ? softwarePx[isPiece ? 'piece' : 'tile'] : Number.POSITIVE_INFINITY);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, white);
      if (white !== bitmap) white.close();
      gl.generateMipmap(gl.TEXTURE_2D);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
      // Without a card each of these looks is one more to be worked out for every pixel.
      if (filter && !isSoftware) gl.texParameterf(gl.TEXTURE_2D, filter.TEXTURE_MAX_ANISOTROPY_EXT, anisotropy);
    },
    draw: (shot) => {
      const { width, height, density } = shot;
      light(shot);
      const [wide, high] = [Math.floor(width * density), Math.floor(height * density)];
      if (canvas.width !== wide) canvas.width = wide;
      if (canvas.height !== high) canvas.height = high;
      gl.viewport(0, 0, wide, high);
      gl.clear(gl.DEPTH_BUFFER_BIT);
      const uniforms = uniformsOf(shot);
      gl.depthMask(false);
      behind.use(uniforms);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.depthMask(true);
      gl.bindTexture(gl.TEXTURE_2D, print);
      for (const kind of kinds) {
        const own = laid.filter(({ sheet }) => sheet.sheet.kind === kind);
        for (const { sheet, points, fine, coarse } of own) {
          programs[kind].use({ ...uniforms, grey: [sheet.sheet.grey] });
          const { index, count } = shot.isCoarse ? coarse : fine;
          gl.bindVertexArray(points);
          gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, index);
          gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_INT, 0);
        }
      }
      gl.bindVertexArray(null);
    },
    stop: () => {
      clear();
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

/** A processor that draws says so in the name of its card. */
function isDrawnBySoftware(gl: WebGL2RenderingContext): boolean {
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  return (
    names !== null && /swiftshader|llvmpipe|software|basic render/i.test(gl.getParameter(names.UNMASKED_RENDERER_WEBGL))
  );
}

/** The camera that `drawStage` would have, within what no instrument covers. */
function uniformsOf({ goods, stage, placement, width, height, free }: Shot): Uniforms {
  const view = viewOf(goods, { turn: stage.turn ?? undefined, tilt: stage.tilt ?? undefined, zoom: stage.zoom });
  const frame = {
    height: Math.min(free.height, Math.max(free.width / goods.aspect, free.height * smallestSide)),
    x: free.x + free.width / 2,
    y: free.y + free.height / 2,
  };
  const { eye, right, up, back, focal } = cameraOf(goods, view, Math.min(goods.aspect, free.width / frame.height));
  return {
    eye,
    right,
    up,
    back,
    lens: [
      (focal * frame.height) / width,
      (focal * frame.height) / height,
      (2 * frame.x) / width - 1,
      1 - (2 * frame.y) / height,
    ],
    window2: [(frame.height * goods.aspect) / width, frame.height / height],
    backdrop: [linearOf[backdrops[stage.backdrop]] ?? 0],
    place: [placement.widthCm, placement.heightCm, placement.x, placement.y],
    isOnce: [placement.isOnce ? 1 : 0],
  };
}

/** On white as the server sets it: by what is stored, not by light, as a shader would. Reduced to fit so many pixels. */
function onWhite(bitmap: ImageBitmap, longest: number): ImageBitmap {
  const share = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * share), Math.ceil(bitmap.height * share));
  const brush = canvas.getContext('2d');
  if (!brush) return bitmap;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.transferToImageBitmap();
}

/** The places of what a point has, in the order of `createProgram`. */
const places = { position: [0, 3], normal: [1, 3], cloth: [2, 2], front: [3, 1], behind: [4, 1] } as const;

function layOnCard(gl: WebGL2RenderingContext, sheet: StageSheet): Laid {
  const { columns, rows, positions, cloth } = sheet.sheet;
  const points = gl.createVertexArray();
  gl.bindVertexArray(points);
  const lay = (name: keyof typeof places, values: Float32Array, usage: GLenum = gl.STATIC_DRAW): WebGLBuffer => {
    const [place, size] = places[name];
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, values, usage);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, size, gl.FLOAT, false, 0, 0);
    return buffer;
  };
  const buffers = [lay('position', positions), lay('normal', sheet.normals)];
  if (cloth.length > 0) buffers.push(lay('cloth', cloth));
  const none = new Float32Array(columns * rows);
  const light = [lay('front', none, gl.DYNAMIC_DRAW), lay('behind', none, gl.DYNAMIC_DRAW)] as const;
  gl.bindVertexArray(null);
  const mesh = (step: number): Mesh => {
    const corners = cornersOf(sheet.sheet, step);
    const index = gl.createBuffer();
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, index);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, corners, gl.STATIC_DRAW);
    return { index, count: corners.length };
  };
  return { sheet, points, buffers, light, fine: mesh(1), coarse: mesh(sheet.step) };
}

/** The triangles over every so many points of a sheet; its edges stay where they are. */
function cornersOf({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>, step: number): Uint32Array {
  const across = Math.ceil((columns - 1) / step);
  const down = Math.ceil((rows - 1) / step);
  const corners = new Uint32Array(across * down * 6);
  for (let j = 0, at = 0; j < down; j++) {
    const [top, foot] = [j * step, Math.min(rows - 1, (j + 1) * step)];
    for (let i = 0; i < across; i++, at += 6) {
      const [left, right] = [i * step, Math.min(columns - 1, (i + 1) * step)];
      const [a, b] = [top * columns + left, top * columns + right];
      const [c, d] = [foot * columns + left, foot * columns + right];
      corners.set([a, c, b, b, c, d], at);
    }
  }
  return corners;
}
