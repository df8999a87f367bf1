/** How the goods are framed. Lengths are centimetres, angles degrees. */
export interface Framing {
  /** The point that is looked at. */
  readonly target: readonly [x: number, y: number, z: number];
  /** What must be seen around it: how far up and down, and how far to each side. */
  readonly reach: { readonly up: number; readonly side: number };
  /** How high the camera stands above the target. */
  readonly tilt: number;
}

/** Where the camera stands: degrees around the goods from their front, towards their left; 1 is the usual distance. */
export interface View {
  readonly turn: number;
  readonly tilt: number;
  readonly zoom: number;
}

/** A long lens, as for catalogues: 24 degrees from the lower to the upper edge. */
export const lensDegrees = 24;

/** A camera in the goods' own space. `right`, `up` and `back` are unit vectors of its own axes. */
export interface Camera {
  readonly eye: readonly [number, number, number];
  readonly right: readonly [number, number, number];
  readonly up: readonly [number, number, number];
  readonly back: readonly [number, number, number];
  /** Focal length as a share of half the picture's height. */
  readonly focal: number;
}

/** The camera that shows the goods whole in a picture of this shape (width through height). */
export function cameraOf({ target, reach }: Framing, { turn, tilt, zoom }: View, aspect: number): Camera {
  const focal = 1 / Math.tan((lensDegrees * Math.PI) / 360);
  const distance = (Math.max(reach.up, reach.side / aspect) * focal) / zoom + Math.min(reach.up, reach.side) * 0.5;
  const around = (turn * Math.PI) / 180;
  const above = (tilt * Math.PI) / 180;
  const back = [Math.sin(around) * Math.cos(above), Math.sin(above), Math.cos(around) * Math.cos(above)] as const;
  const right = [Math.cos(around), 0, -Math.sin(around)] as const;
  const up = [-Math.sin(around) * Math.sin(above), Math.cos(above), -Math.cos(around) * Math.sin(above)] as const;
  const eye = [0, 1, 2].map((axis) => (target[axis] ?? 0) + (back[axis] ?? 0) * distance);
  return { eye: [eye[0] ?? 0, eye[1] ?? 0, eye[2] ?? 0], right, up, back, focal };
}
