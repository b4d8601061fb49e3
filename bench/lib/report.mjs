export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Turns to medians: `{ plan, throttle, figures: { 'warm, ms': { ucp: 12.1, … } } }`. */
export function summarize({ name, throttle }, turns) {
  const adapters = [...new Set(turns.map(({ adapter }) => adapter))];
  const figures = Object.keys(turns[0].figures);
  const of = (adapter, figure) => median(turns.filter((turn) => turn.adapter === adapter).map((turn) => turn.figures[figure]));
  return {
    plan: name,
    throttle,
    figures: Object.fromEntries(
      figures.map((figure) => [figure, Object.fromEntries(adapters.map((adapter) => [adapter, of(adapter, figure)]))]),
    ),
  };
}

const short = (number) => (Math.abs(number) >= 100 ? number.toFixed(0) : number.toFixed(2));

/** A line a figure: each adapter's median, and ours as a multiple of the others. */
export function lines({ plan, throttle, figures }, ours) {
  return Object.entries(figures).map(([figure, values]) => {
    const medians = Object.entries(values).map(([adapter, value]) => `${adapter} ${short(value)}`);
    const ratios = Object.entries(values)
      .filter(([adapter, value]) => adapter !== ours && value > 0)
      .map(([adapter, value]) => `${(values[ours] / value).toFixed(2)} x ${adapter}`);
    const speed = throttle === 1 ? '' : ` at ${throttle}x slower CPU`;
    return `${`${plan}${speed}, ${figure}`.padEnd(44)} ${medians.join('  ').padEnd(64)} ${ratios.join('  ')}`;
  });
}
