export interface Tick {
  /** CSS pixels from the start of the ruler. */
  readonly at: number;
  /** On long ticks only. */
  readonly label?: string;
}

/** Steps in the ruler's unit, small to large; each is divided into the ticks between two figures. */
const steps = [
  { length: 0.01, parts: 5 },
  { length: 0.02, parts: 4 },
  { length: 0.05, parts: 5 },
  { length: 0.1, parts: 5 },
  { length: 0.2, parts: 4 },
  { length: 0.5, parts: 5 },
  { length: 1, parts: 5 },
  { length: 2, parts: 4 },
  { length: 5, parts: 5 },
  { length: 10, parts: 5 },
  { length: 20, parts: 4 },
  { length: 50, parts: 5 },
  { length: 100, parts: 5 },
  { length: 200, parts: 4 },
  { length: 500, parts: 5 },
  { length: 1000, parts: 5 },
  { length: 2000, parts: 4 },
  { length: 5000, parts: 5 },
  { length: 10_000, parts: 5 },
  { length: 20_000, parts: 4 },
  { length: 50_000, parts: 5 },
] as const;
const closestFigures = 90;

/** The ticks of a ruler of `span` px whose 0 lies at `origin`: figures never closer than 90 px. */
export function rulerTicks(origin: number, pxPerUnit: number, span: number): Tick[] {
  const step = steps.find(({ length: each }) => each * pxPerUnit >= closestFigures) ?? { length: 50_000, parts: 5 };
  const small = step.length / step.parts;
  const first = Math.floor(-origin / pxPerUnit / small);
  const last = Math.ceil((span - origin) / pxPerUnit / small);
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const index = first + i;
    const at = origin + index * small * pxPerUnit;
    return index % step.parts === 0 ? { at, label: figure((index / step.parts) * step.length) } : { at };
  });
}

/** Distance in cm of the lines of the point paper, and how many of them make a heavy one. */
export function paperLines(pxPerCm: number): { cm: number; heavyEvery: number } {
  if (pxPerCm >= 10) return { cm: 1, heavyEvery: 5 };
  return pxPerCm >= 2 ? { cm: 5, heavyEvery: 5 } : { cm: 50, heavyEvery: 5 };
}

const figure = (value: number): string => String(Math.round(value * 100) / 100 || 0).replace('-', '−');
