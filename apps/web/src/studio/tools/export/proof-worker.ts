import { createProof, type Proof, type ProofPixels, pressProfileUrl, readPress } from '@naksha/colour';

export interface ProofQuestion {
  readonly turn: number;
  readonly image: ImageData;
  readonly proof: Proof;
  readonly marksBeyond: boolean;
}
export interface ProofAnswer {
  readonly turn: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** Share of the picture that the press cannot print. */
  readonly missed: number;
}

const press = fetch(pressProfileUrl())
  .then((answer) => answer.arrayBuffer())
  .then((bytes) => readPress(new Uint8Array(bytes)));
const proofs = new Map<string, ProofPixels>();

self.addEventListener('message', ({ data }: MessageEvent<ProofQuestion>) => {
  // A promise that fails in a worker is heard by no page; an error that is reported is.
  void answer(data).catch(reportError);
});

async function answer({ turn, image, proof, marksBeyond }: ProofQuestion): Promise<void> {
  const key = `${proof.rendering} ${proof.onPaper}`;
  const apply = proofs.get(key) ?? createProof(await press, proof);
  proofs.set(key, apply);
  const pixels = new Uint8ClampedArray(image.data);
  const missed = apply(pixels, image.width, marksBeyond);
  const { width, height } = image;
  self.postMessage({ turn, pixels, width, height, missed } satisfies ProofAnswer, { transfer: [pixels.buffer] });
}
