/**
 * One row of a result table.
 * @typedef {object} Row
 * @property {string} what
 * @property {string} target
 * @property {string} figure
 * @property {string} reference figure for comparison from the same run, or empty
 * @property {boolean} isMet
 */

/** Returns a row for a value that must not exceed `bound`. */
export function atMost(what, value, bound, unit, reference = '', digits = 0) {
  return {
    what,
    target: `≤ ${bound} ${unit}`,
    figure: `${value.toFixed(digits)} ${unit}`,
    reference,
    isMet: value <= bound,
  };
}

/** Returns a row for a value that must be at least `bound`. */
export function atLeast(what, value, bound, unit, reference = '', digits = 2) {
  return {
    what,
    target: `≥ ${bound} ${unit}`,
    figure: `${value.toFixed(digits)} ${unit}`,
    reference,
    isMet: value >= bound,
  };
}

/** @param {Row[]} rows */
export function toMarkdown(rows) {
  const lines = rows.map(
    ({ what, target, figure, reference, isMet }) =>
      `| ${what} | ${target} | ${figure} | ${reference} | ${isMet ? 'yes' : '**no**'} |`,
  );
  return ['| what | target | figure | reference in the same run | met |', '|---|---|---|---|---|', ...lines].join('\n');
}
