import { create } from 'zustand';
import { type RulerUnit, rulerUnits } from './units-per-cm.ts';

const key = 'naksha.ruler';

/** What the rulers and the measure count in; kept for the next time. */
export const useRulerUnit = create<{ readonly unit: RulerUnit }>(() => ({
  unit: rulerUnits.find((unit) => unit === localStorage.getItem(key)) ?? 'cm',
}));

export function chooseRulerUnit(unit: RulerUnit): void {
  localStorage.setItem(key, unit);
  useRulerUnit.setState({ unit });
}
