import { sharpening } from '@naksha/colour';

const { luma, lumaSum, taps, tapsSum, reach } = sharpening;
const float = (value: number) => value.toFixed(8);

/** A triangle over everything. */
export const coverAll = `#version 300 es
void main() {
  vec2 corner = vec2(float((gl_VertexID << 1) & 2), float(gl_VertexID & 2));
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/** A colour map, read from its lattice, and sharpening, whose numbers are those of the server; they hold as far as they are covered. */
export const grade = `#version 300 es
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
