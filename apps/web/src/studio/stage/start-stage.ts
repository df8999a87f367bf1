import { backdrops, cameraOf, type Goods, lightFor, linearOf, viewOf } from '@naksha/drape';
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  OrthographicCamera,
  RepeatWrapping,
  Scene,
  ShaderMaterial,
  SRGBColorSpace,
  Texture,
  Vector2,
  Vector3,
  Vector4,
  WebGLRenderer,
} from 'three';
import type { Box } from '../geometry/camera.ts';
import type { Stage } from '../store/stage.ts';
import type { StageSheet } from './scene-worker.ts';
import { backdropFragment, backdropVertex, clothFragment, groundFragment, solidFragment, vertex } from './shaders.ts';

/** What is drawn: goods, how they are looked at, and where in the window, in CSS pixels. */
export interface Shot {
  readonly goods: Goods;
  readonly stage: Stage;
  /** How wide and high a repeat is on the cloth, in cm. */
  readonly repeat: { readonly widthCm: number; readonly heightCm: number };
  readonly width: number;
  readonly height: number;
  readonly free: Box;
  readonly density: number;
}

/** A stage on a canvas. */
export interface LiveStage {
  readonly setSheets: (sheets: readonly StageSheet[]) => void;
  /** The bitmap is copied to the graphics card at once: it may be closed afterwards. */
  readonly setPrint: (bitmap: ImageBitmap) => void;
  readonly draw: (shot: Shot) => void;
  readonly stop: () => void;
}

/** Prints are seen from the side, where a copy of one level would blur them. */
const anisotropy = 4;
const smallestSide = 0.75;

/** Begins a stage on a canvas. Throws where the browser draws nothing in three dimensions. */
export function startStage(canvas: HTMLCanvasElement): LiveStage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' });
  // The shaders write sRGB themselves.
  renderer.outputColorSpace = 'srgb-linear';
  const scene = new Scene();
  const camera = new OrthographicCamera();
  const shared = {
    eye: { value: new Vector3() },
    right: { value: new Vector3() },
    up: { value: new Vector3() },
    back: { value: new Vector3() },
    lens: { value: new Vector4() },
    window2: { value: new Vector2() },
    backdrop: { value: 0 },
    print: { value: new Texture() },
    place: { value: new Vector4(1, 1, 0, 0) },
    isOnce: { value: 0 },
  };
  const material = (vertexShader: string, fragmentShader: string, own = {}) =>
    new ShaderMaterial({ uniforms: { ...shared, ...own }, vertexShader, fragmentShader, side: DoubleSide });
  const behind = new Mesh(new BufferGeometry(), material(backdropVertex, backdropFragment));
  behind.geometry.setAttribute('position', new BufferAttribute(Float32Array.of(-1, -1, 0, 3, -1, 0, -1, 3, 0), 3));
  behind.frustumCulled = false;
  behind.material.depthWrite = false;
  behind.renderOrder = -1;
  scene.add(behind);
  let laid: { sheet: StageSheet; mesh: Mesh<BufferGeometry, ShaderMaterial> }[] = [];
  let lit = '';

  const light = ({ stage, goods }: Shot) => {
    const { turn } = viewOf(goods, { turn: stage.turn ?? undefined, zoom: 1 });
    const now = JSON.stringify([stage.light, turn]);
    if (now === lit) return;
    lit = now;
    for (const { sheet, mesh } of laid) {
      const { front, back } = lightFor(sheet.sheet, stage.light, turn, sheet.normals);
      const attribute = mesh.geometry.getAttribute('lit');
      for (let point = 0; point < front.length; point++) attribute.setXY(point, front[point] ?? 0, back[point] ?? 0);
      attribute.needsUpdate = true;
    }
  };

  return {
    setSheets: (sheets) => {
      for (const { mesh } of laid) {
        scene.remove(mesh);
        mesh.geometry.dispose();
        mesh.material.dispose();
      }
      lit = '';
      laid = sheets.map((sheet) => {
        const { kind, grey } = sheet.sheet;
        const fragment = { cloth: clothFragment, solid: solidFragment, ground: groundFragment }[kind];
        const mesh = new Mesh(geometryOf(sheet), material(vertex, fragment, { grey: { value: grey } }));
        mesh.frustumCulled = false;
        scene.add(mesh);
        return { sheet, mesh };
      });
    },
    setPrint: (bitmap) => {
      shared.print.value.dispose();
      const white = onWhite(bitmap);
      const texture = new Texture(white);
      texture.colorSpace = SRGBColorSpace;
      texture.wrapS = RepeatWrapping;
      texture.wrapT = RepeatWrapping;
      texture.minFilter = LinearMipmapLinearFilter;
      texture.magFilter = LinearFilter;
      texture.anisotropy = anisotropy;
      texture.flipY = false;
      texture.needsUpdate = true;
      renderer.initTexture(texture);
      if (white !== bitmap) white.close();
      shared.print.value = texture;
    },
    draw: (shot) => {
      const { goods, stage, repeat, width, height, free, density } = shot;
      const view = viewOf(goods, { turn: stage.turn ?? undefined, tilt: stage.tilt ?? undefined, zoom: stage.zoom });
      // The frame of the picture that would be made, within what no instrument covers.
      const frame = {
        height: Math.min(free.height, Math.max(free.width / goods.aspect, free.height * smallestSide)),
        x: free.x + free.width / 2,
        y: free.y + free.height / 2,
      };
      const { eye, right, up, back, focal } = cameraOf(goods, view, Math.min(goods.aspect, free.width / frame.height));
      shared.eye.value.set(...eye);
      shared.right.value.set(...right);
      shared.up.value.set(...up);
      shared.back.value.set(...back);
      shared.lens.value.set(
        (focal * frame.height) / width,
        (focal * frame.height) / height,
        (2 * frame.x) / width - 1,
        1 - (2 * frame.y) / height,
      );
      shared.window2.value.set((frame.height * goods.aspect) / width, frame.height / height);
      shared.backdrop.value = linearOf[backdrops[stage.backdrop]] ?? 0;
      shared.place.value.set(repeat.widthCm, repeat.heightCm, stage.placement.x, stage.placement.y);
      shared.isOnce.value = stage.placement.lies === 'once' ? 1 : 0;
      light(shot);
      renderer.setPixelRatio(density);
      renderer.setSize(width, height, false);
      renderer.render(scene, camera);
    },
    stop: () => {
      for (const { mesh } of laid) {
        mesh.geometry.dispose();
        mesh.material.dispose();
      }
      shared.print.value.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** On white as the server sets it: by what is stored, not by light, as a shader would. */
function onWhite(bitmap: ImageBitmap): ImageBitmap {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const brush = canvas.getContext('2d');
  if (!brush) return bitmap;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, bitmap.width, bitmap.height);
  brush.drawImage(bitmap, 0, 0);
  return canvas.transferToImageBitmap();
}

function geometryOf({ sheet, normals }: StageSheet): BufferGeometry {
  const { columns, rows, positions, cloth } = sheet;
  const points = columns * rows;
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('cloth', new BufferAttribute(cloth.length > 0 ? cloth : new Float32Array(points * 2), 2));
  geometry.setAttribute('lit', new BufferAttribute(new Float32Array(points * 2), 2));
  const corners = new Uint32Array((columns - 1) * (rows - 1) * 6);
  for (let row = 0, at = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++, at += 6) {
      const a = row * columns + column;
      corners.set([a, a + columns, a + 1, a + 1, a + columns, a + columns + 1], at);
    }
  }
  geometry.setIndex(new BufferAttribute(corners, 1));
  return geometry;
}
