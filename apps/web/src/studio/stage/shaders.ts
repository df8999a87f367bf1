import { sheen } from '@naksha/drape';

const head = `#version 300 es
precision highp float;
`;

/** Places a point as `drawStage` does; `lens` is the scale and the shift of the picture within the window. */
export const vertex = `${head}
uniform vec3 eye, right, up, back;
uniform vec4 lens;
in vec3 position;
in vec3 normal;
in vec2 cloth;
in float front;
in float behind;
out vec2 onCloth;
out vec2 light;
out float glance;
out vec3 screen;
void main() {
  vec3 way = position - eye;
  float distance = max(1.0, -dot(way, back));
  onCloth = cloth;
  light = vec2(front, behind);
  float facing = min(1.0, abs(dot(normalize(way), normal)));
  glance = ${sheen.strength.toFixed(3)} * pow(1.0 - facing, ${sheen.power.toFixed(1)});
  vec2 at = vec2(dot(way, right), dot(way, up)) * lens.xy;
  screen = vec3(at, distance);
  gl_Position = vec4(at + lens.zw * distance, distance * 1.0204 - 40.4, distance);
}`;

/** sRGB of linear light by roots: within a tenth of a level of the curve itself, and no power for each pixel. */
const encode = `${head}
vec3 encode(vec3 light) {
  vec3 l = clamp(light, 0.0, 1.0);
  vec3 a = sqrt(l);
  vec3 b = sqrt(a);
  vec3 curve = 0.662002687 * a + 0.684122060 * b - 0.323583601 * sqrt(b) - 0.0225411470 * l;
  return mix(l * 12.92, curve, step(0.0031308, l));
}
float backdropAt(vec2 at) {
  return 1.02 - 0.1 * (at.x * at.x * 0.6 + (at.y - 0.1) * (at.y - 0.1));
}
out vec4 result;
`;

/** A print under the light of its place: linear, multiplied, and back to sRGB; hues stay as they are. */
const clothFragment = `${encode}
uniform sampler2D print;
uniform vec4 place;
uniform float isOnce;
in vec2 onCloth;
in vec2 light;
in float glance;
void main() {
  vec2 at = (onCloth - place.zw) / place.xy;
  vec3 colour = texture(print, at).rgb;
  vec2 inside = step(vec2(0.0), at) * (1.0 - step(vec2(1.0), at));
  colour = mix(colour, vec3(0.91), isOnce * (1.0 - inside.x * inside.y));
  float lit = gl_FrontFacing ? light.x : light.y;
  result = vec4(encode(colour * lit + glance * lit), 1.0);
}`;

const solidFragment = `${encode}
uniform float grey;
in vec2 light;
in float glance;
void main() {
  float lit = gl_FrontFacing ? light.x : light.y;
  result = vec4(encode(vec3(grey + glance) * lit), 1.0);
}`;

/** Ground is the backdrop with the shadows that fall on it. */
const groundFragment = `${encode}
uniform float backdrop;
uniform vec2 window2;
in vec2 light;
in vec3 screen;
void main() {
  vec2 at = clamp(vec2(screen.x, -screen.y) / screen.z / window2, -1.6, 1.6);
  result = vec4(encode(vec3(backdrop * backdropAt(at) * light.x)), 1.0);
}`;

/** A triangle over the whole window, behind everything. */
export const backdropVertex = `${head}
uniform vec4 lens;
uniform vec2 window2;
out vec2 at;
void main() {
  vec2 corner = vec2(float((gl_VertexID << 1) & 2), float(gl_VertexID & 2)) * 2.0 - 1.0;
  vec2 s = corner - lens.zw;
  at = vec2(s.x, -s.y) / window2;
  gl_Position = vec4(corner, 0.99999, 1.0);
}`;

export const backdropFragment = `${encode}
uniform float backdrop;
in vec2 at;
void main() {
  result = vec4(encode(vec3(backdrop * backdropAt(clamp(at, -1.6, 1.6)))), 1.0);
}`;

/** How each kind of sheet is coloured. */
export const fragments = { cloth: clothFragment, solid: solidFragment, ground: groundFragment } as const;
