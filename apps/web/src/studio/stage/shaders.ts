import { sheen } from '@naksha/drape';

/** Places a point as `drawStage` does; `lens` is the scale and the shift of the picture within the window. */
export const vertex = /* glsl */ `
  uniform vec3 eye, right, up, back;
  uniform vec4 lens;
  attribute vec2 cloth;
  attribute vec2 lit;
  varying vec2 onCloth;
  varying vec2 light;
  varying float glance;
  varying vec3 screen;
  void main() {
    vec3 way = position - eye;
    float distance = max(1.0, -dot(way, back));
    onCloth = cloth;
    light = lit;
    float facing = min(1.0, abs(dot(normalize(way), normal)));
    glance = ${sheen.strength.toFixed(3)} * pow(1.0 - facing, ${sheen.power.toFixed(1)});
    vec2 at = vec2(dot(way, right), dot(way, up)) * lens.xy;
    screen = vec3(at, distance);
    gl_Position = vec4(at + lens.zw * distance, distance * 1.0204 - 40.4, distance);
  }
`;

const encode = /* glsl */ `
  vec3 encode(vec3 light) {
    vec3 l = clamp(light, 0.0, 1.0);
    return mix(l * 12.92, 1.055 * pow(l, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, l));
  }
  float backdropAt(vec2 at) {
    return 1.02 - 0.1 * (at.x * at.x * 0.6 + (at.y - 0.1) * (at.y - 0.1));
  }
`;

/** A print under the light of its place: linear, multiplied, and back to sRGB; hues stay as they are. */
export const clothFragment = /* glsl */ `
  ${encode}
  uniform sampler2D print;
  uniform vec4 place;
  uniform float isOnce;
  varying vec2 onCloth;
  varying vec2 light;
  varying float glance;
  void main() {
    vec2 at = (onCloth - place.zw) / place.xy;
    vec3 colour = texture2D(print, at).rgb;
    vec2 out2 = step(vec2(0.0), at) * (1.0 - step(vec2(1.0), at));
    colour = mix(colour, vec3(0.91), isOnce * (1.0 - out2.x * out2.y));
    float lit = gl_FrontFacing ? light.x : light.y;
    gl_FragColor = vec4(encode(colour * lit + glance * lit), 1.0);
  }
`;

export const solidFragment = /* glsl */ `
  ${encode}
  uniform float grey;
  varying vec2 light;
  varying float glance;
  void main() {
    float lit = gl_FrontFacing ? light.x : light.y;
    gl_FragColor = vec4(encode(vec3(grey + glance) * lit), 1.0);
  }
`;

/** Ground is the backdrop with the shadows that fall on it. */
export const groundFragment = /* glsl */ `
  ${encode}
  uniform float backdrop;
  uniform vec2 window2;
  varying vec2 light;
  varying vec3 screen;
  void main() {
    vec2 at = clamp(vec2(screen.x, -screen.y) / screen.z / window2, -1.6, 1.6);
    gl_FragColor = vec4(encode(vec3(backdrop * backdropAt(at) * light.x)), 1.0);
  }
`;

export const backdropVertex = /* glsl */ `
  uniform vec4 lens;
  uniform vec2 window2;
  varying vec2 at;
  void main() {
    vec2 s = position.xy - lens.zw;
    at = vec2(s.x, -s.y) / window2;
    gl_Position = vec4(position.xy, 0.99999, 1.0);
  }
`;

export const backdropFragment = /* glsl */ `
  ${encode}
  uniform float backdrop;
  varying vec2 at;
  void main() {
    gl_FragColor = vec4(encode(vec3(backdrop * backdropAt(clamp(at, -1.6, 1.6)))), 1.0);
  }
`;
