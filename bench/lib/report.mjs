export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The medians of a visit's rounds: `[{ throttle, figure: 'mount 10, warm, ms', medians: { ucp: 12.1, … } }]`. */
export function summarize({ throttle }, turns) {
  const adapters = [...new Set(turns.map(({ adapter }) => adapter))];
  const of = (adapter, figure) => median(turns.filter((turn) => turn.adapter === adapter).map((turn) => turn.figures[figure]));
  return Object.keys(turns[0].figures).map((figure) => ({
    throttle,
    figure,
    medians: Object.fromEntries(adapters.map((adapter) => [adapter, of(adapter, figure)])),
  }));
}

/** Medians of several loads of one page, by figure. */
export function mediansOf(loads) {
  return Object.fromEntries(Object.keys(loads[0]).map((figure) => [figure, median(loads.map((one) => one[figure]))]));
}

function short(number) {
  if (number === undefined) return '';
  if (Number.isInteger(number) || Math.abs(number) >= 100) return number.toFixed(0);
  return number.toFixed(Math.abs(number) < 0.1 ? 3 : 2);
}

const cells = (first, rest) => `${first.padEnd(40)}${rest.map((cell) => cell.padStart(10)).join('')}`;
const ratio = (medians, ours, other) => (medians[other] > 0 ? `${short(medians[ours] / medians[other])} x` : '');

/** The head of the table of cards: a column for each adapter, and ours as a multiple of each of `others`. */
export function head(adapters, others) {
  return cells('', [...adapters, ...others.map((name) => `to ${name}`)]);
}

export function row({ throttle, figure, medians }, ours, adapters, others) {
  const name = throttle === 1 ? figure : `${figure}, CPU ${throttle}x`;
  return cells(name, [...adapters.map((adapter) => short(medians[adapter])), ...others.map((other) => ratio(medians, ours, other))]);
}

/** The table of loads: a row for each page, a column for each figure. */
export function loadLines(loads) {
  const figures = [...new Set(Object.values(loads).flatMap(Object.keys))];
  const line = (first, rest) => `${first.padEnd(40)}${rest.map((cell) => cell.padStart(18)).join('')}`;
  return [
    line('', figures),
    ...Object.entries(loads).map(([name, figuresOf]) =>
      line(
        name,
        figures.map((one) => short(figuresOf[one])),
      ),
    ),
  ];
}

/** The table of presses: a row for each, the slowest first. */
export function pressLines(presses) {
  return Object.entries(presses).flatMap(([flavour, rows]) => [
    cells(flavour, ['ms', 'main, ms']),
    ...rows.map(({ name, ms, main }) => cells(name, [short(ms), short(main)])),
  ]);
}

/** The tables of growth: a row for each number of plans, and one for the exponents. */
export function growthLines(growth) {
  return Object.entries(growth).flatMap(([name, { rows, exponents, longestTask }]) => {
    const figures = Object.keys(rows[0]).filter((figure) => figure !== 'plans');
    const line = (first, values) => `${first.padEnd(40)}${figures.map((figure) => short(values[figure]).padStart(18)).join('')}`;
    return [
      `${name.padEnd(40)}${figures.map((figure) => figure.padStart(18)).join('')}`,
      ...rows.map((row) => line(`${row.plans} plans`, row)),
      line('exponent', exponents),
      cells('longest task of 100 plans, CPU 4x, ms', [short(longestTask)]),
    ];
  });
}

export function budgetLine({ name, limit, value, isMet }) {
  const of = limit === undefined ? '' : ` of ${short(limit)}`;
  return `${isMet ? '✓' : '✗'} ${name.padEnd(46)}${short(value).padStart(10)}${of}`;
}

/** The budgets as a table for `docs/measurements.md`. */
export function budgetTable(budgets) {
  const rows = budgets.map(({ name, limit, value, peer = '' }) => [name, limit === undefined ? '' : short(limit), short(value), peer]);
  return [['what', 'budget', 'today', 'peers'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
