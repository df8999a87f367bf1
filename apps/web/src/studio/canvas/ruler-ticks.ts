export interface Tick {
  /** CSS pixels from the start of the ruler. */
  readonly at: number;
  /** Centimetres, on long ticks only. */
  readonly label?: string;
}

/** Steps in cm, small to large; each is divided into the ticks between two figures. */
const steps = [
  { cm: 0.1, parts: 5 },
  { cm: 0.2, parts: 4 },
  { cm: 0.5, parts: 5 },
  { cm: 1, parts: 5 },
  { cm: 2, parts: 4 },
  { cm: 5, parts: 5 },
  { cm: 10, parts: 5 },
  { cm: 20, parts: 4 },
  { cm: 50, parts: 5 },
  { cm: 100, parts: 5 },
  { cm: 200, parts: 4 },
  { cm: 500, parts: 5 },
  { cm: 1000, parts: 5 },
] as const;
const closestFigures = 90;

/** The ticks of a ruler of `length` px whose cm 0 lies at `origin`: figures never closer than 90 px. */
export function rulerTicks(origin: number, pxPerCm: number, length: number): Tick[] {
  const step = steps.find(({ cm }) => cm * pxPerCm >= closestFigures) ?? { cm: 1000, parts: 5 };
  const small = step.cm / step.parts;
  const first = Math.floor(-origin / pxPerCm / small);
  const last = Math.ceil((length - origin) / pxPerCm / small);
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const index = first + i;
    const at = origin + index * small * pxPerCm;
    return index % step.parts === 0 ? { at, label: figure((index / step.parts) * step.cm) } : { at };
  });
}

/** Distance in cm of the lines of the point paper, and how many of them make a heavy one. */
export function paperLines(pxPerCm: number): { cm: number; heavyEvery: number } {
  if (pxPerCm >= 10) return { cm: 1, heavyEvery: 5 };
  return pxPerCm >= 2 ? { cm: 5, heavyEvery: 5 } : { cm: 50, heavyEvery: 5 };
}

const figure = (cm: number): string => String(Math.round(cm * 10) / 10 || 0).replace('-', '−');
