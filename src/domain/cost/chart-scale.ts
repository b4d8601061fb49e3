/** The axis of the yearly chart: `max` is its right end, the ticks stand at its quarters (US dollars). */
export interface ChartScale {
  readonly max: number;
  readonly ticks: readonly number[];
}

const SMALLEST_STEP = 25;

/** The smallest scale of four round steps (1, 2, 2.5 or 5 times a power of ten, $25 or more) that holds every total. */
export function chartScale(totals: readonly number[]): ChartScale {
  const needed = Math.max(SMALLEST_STEP, totals.reduce((most, total) => Math.max(most, total), 0) / 4);
  const power = 10 ** Math.floor(Math.log10(needed));
  const step = power * ([1, 2, 2.5, 5].find((factor) => power * factor >= needed) ?? 10);
  return { max: 4 * step, ticks: [0, 1, 2, 3, 4].map((quarter) => quarter * step) };
}
