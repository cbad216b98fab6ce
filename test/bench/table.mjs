/**
 * One line of a result.
 * @typedef {object} Row
 * @property {string} what
 * @property {string} target
 * @property {string} figure
 * @property {string} reference measured in the same run, or empty
 * @property {boolean} isMet
 */

/** Row for a value with an upper bound. */
export function atMost(what, value, bound, unit, reference = '', digits = 0) {
  return {
    what,
    target: `≤ ${bound} ${unit}`,
    figure: `${value.toFixed(digits)} ${unit}`,
    reference,
    isMet: value <= bound,
  };
}

/** Row for a value with a lower bound. */
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
