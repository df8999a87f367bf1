import { type Lattice, sharpening } from '@naksha/colour';
import type { Covered } from './brush/covered.ts';

interface Grader {
  readonly canvas: OffscreenCanvas;
  readonly gl: WebGL2RenderingContext;
  readonly side: WebGLUniformLocation | null;
  readonly strength: WebGLUniformLocation | null;
  readonly isCovered: WebGLUniformLocation | null;
  /** The picture and the coverage that lie in the card's memory. */
  source: ImageBitmap | null;
  covered: Covered | null;
}

let grader: Grader | null | undefined;

/**
 * A picture with other colours, made by the graphics card. `strength` is that of sharpening. They hold as far as the picture is
 * covered, pixel by pixel; everywhere where nothing is said. Null where there is no WebGL 2 or the picture is larger than the card takes.
 */
export function gradePicture(
  source: ImageBitmap,
  lattice: Lattice,
  strength: number,
  covered: Covered | null = null,
): ImageBitmap | null {
  if (grader === undefined || grader?.gl.isContextLost()) grader = createGrader();
  if (!grader) return null;
  const { canvas, gl } = grader;
  if (Math.max(source.width, source.height) > gl.getParameter(gl.MAX_TEXTURE_SIZE)) return null;
  if (grader.source !== source) {
    canvas.width = source.width;
    canvas.height = source.height;
    gl.activeTexture(gl.TEXTURE0);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, source);
    grader.source = source;
  }
  gl.activeTexture(gl.TEXTURE1);
  const { side, texels } = lattice;
  gl.texImage3D(gl.TEXTURE_3D, 0, gl.RGBA8, side, side, side, 0, gl.RGBA, gl.UNSIGNED_BYTE, texels);
  if (covered && covered !== grader.covered) {
    gl.activeTexture(gl.TEXTURE2);
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, covered.width, covered.height, 0, gl.RED, gl.UNSIGNED_BYTE, covered.levels);
    grader.covered = covered;
  }
  gl.uniform1i(grader.isCovered, covered ? 1 : 0);
  gl.uniform1f(grader.side, side);
  gl.uniform1f(grader.strength, strength);
  gl.viewport(0, 0, source.width, source.height);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  return canvas.transferToImageBitmap();
}

function createGrader(): Grader | null {
  const canvas = new OffscreenCanvas(1, 1);
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false });
  if (!gl) return null;
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, coverAll],
    [gl.FRAGMENT_SHADER, grade],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw new Error(`Expected the colour shader to link but the card says: ${gl.getProgramInfoLog(program)}`);
  }
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL that is named like a hook
  gl.useProgram(program);
  bind(gl, program, 'picture', 0, gl.TEXTURE_2D, gl.NEAREST);
  bind(gl, program, 'lattice', 1, gl.TEXTURE_3D, gl.LINEAR);
  bind(gl, program, 'coverage', 2, gl.TEXTURE_2D, gl.NEAREST);
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  const [side, strength, isCovered] = ['side', 'strength', 'isCovered'].map((name) =>
    gl.getUniformLocation(program, name),
  );
  return {
    canvas,
    gl,
    side: side ?? null,
    strength: strength ?? null,
    isCovered: isCovered ?? null,
    source: null,
    covered: null,
  };
}

function bind(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  name: string,
  unit: number,
  target: GLenum,
  filter: GLint,
): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(target, gl.createTexture());
  for (const edge of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R]) {
    gl.texParameteri(target, edge, gl.CLAMP_TO_EDGE);
  }
  gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, filter);
  gl.texParameteri(target, gl.TEXTURE_MAG_FILTER, filter);
  gl.uniform1i(gl.getUniformLocation(program, name), unit);
}

const { luma, lumaSum, taps, tapsSum, reach } = sharpening;
const float = (value: number) => value.toFixed(8);

/** A triangle over everything. */
const coverAll = `#version 300 es
void main() {
  vec2 corner = vec2(float((gl_VertexID << 1) & 2), float(gl_VertexID & 2));
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/** A colour map, read from its lattice, and sharpening, whose numbers are those of the server; they hold as far as they are covered. */
const grade = `#version 300 es
precision highp float;
precision highp sampler3D;
uniform sampler2D picture;
uniform sampler3D lattice;
uniform sampler2D coverage;
uniform bool isCovered;
uniform float side;
uniform float strength;
out vec4 result;
const float taps[${taps.length}] = float[](${taps.map((tap) => float(tap / tapsSum)).join(', ')});
float lumaAt(ivec2 at, ivec2 size) {
  vec3 colour = texelFetch(picture, (at + size) % size, 0).rgb;
  return dot(colour, vec3(${luma.map((weight) => float(weight / lumaSum)).join(', ')}));
}
void main() {
  ivec2 size = textureSize(picture, 0);
  ivec2 at = ivec2(int(gl_FragCoord.x), size.y - 1 - int(gl_FragCoord.y));
  vec4 colour = texelFetch(picture, at, 0);
  vec3 changed = texture(lattice, (colour.rgb * (side - 1.0) + 0.5) / side).rgb;
  if (strength > 0.0) {
    float blur = 0.0;
    for (int y = 0; y < ${taps.length}; y++)
      for (int x = 0; x < ${taps.length}; x++) blur += taps[x] * taps[y] * lumaAt(at + ivec2(x - ${reach}, y - ${reach}), size);
    changed += strength * (lumaAt(at, size) - blur);
  }
  float share = isCovered ? texelFetch(coverage, at, 0).r : 1.0;
  result = vec4(mix(colour.rgb, clamp(changed, 0.0, 1.0), share) * colour.a, colour.a);
}`;
