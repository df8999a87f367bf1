import { type Model, type OnModelParams, onModelParams } from '@naksha/contract';

/** How the cloth is draped and looked at. Degrees and cm of cloth. */
export interface Stage {
  readonly model: Model;
  /** Someone chose the model; else it is what the words name. */
  readonly isModelChosen: boolean;
  /** Around the goods and above them; null as these are seen first. */
  readonly turn: number | null;
  readonly tilt: number | null;
  readonly zoom: number;
  /** How wide a repeat is; null as the design says itself. */
  readonly scaleCm: number | null;
  readonly placement: Omit<OnModelParams['placement'], 'lies'> & {
    /** Null as the design says itself: see `liesOf`. */
    readonly lies: OnModelParams['placement']['lies'] | null;
  };
  readonly light: OnModelParams['light'];
  readonly backdrop: OnModelParams['backdrop'];
}

const { model, placement, light, backdrop, view } = onModelParams.parse({});

export const firstStage: Stage = {
  model,
  isModelChosen: false,
  turn: null,
  tilt: null,
  zoom: view.zoom,
  scaleCm: null,
  placement: { ...placement, lies: null },
  light,
  backdrop,
};
