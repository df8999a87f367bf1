/** The values that hold for a whole drawing, each of one to four numbers. */
export type Uniforms = Readonly<Record<string, readonly number[]>>;

interface Program {
  /** Draws by it from now on, with these values. */
  readonly use: (uniforms: Uniforms) => void;
}

/** What a point has, in the order of its places. */
const attributes = ['position', 'normal', 'cloth', 'front', 'behind'] as const;

/** A program of the graphics card. What a point has lies at the places of `attributes`. Throws where the card refuses it. */
export function createProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('Expected a shader but the card gives none');
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  for (const [place, name] of attributes.entries()) gl.bindAttribLocation(program, place, name);
  gl.linkProgram(program);
  const known = new Map<string, WebGLUniformLocation | null>();
  let isLinked = false;
  return {
    use: (uniforms) => {
      // Asked for no sooner than it is needed: until then the card may work on others.
      if (!isLinked && !gl.getProgramParameter(program, gl.LINK_STATUS))
        throw new Error(`Expected a program to link but the card says: ${gl.getProgramInfoLog(program)}`);
      isLinked = true;
      gl.useProgram(program);
      for (const [name, [x = 0, y = 0, z = 0, w = 0, ...more]] of Object.entries(uniforms)) {
        if (more.length > 0) throw new RangeError(`Expected at most four numbers for ${name}`);
        const place = known.get(name) ?? gl.getUniformLocation(program, name);
        known.set(name, place);
        if (place === null) continue;
        const { length } = uniforms[name] ?? [];
        if (length === 1) gl.uniform1f(place, x);
        else if (length === 2) gl.uniform2f(place, x, y);
        else if (length === 3) gl.uniform3f(place, x, y, z);
        else gl.uniform4f(place, x, y, z, w);
      }
    },
  };
}
