import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} FileResult
 * @property {string} file path from the project's folder, with which the runner can run the file again
 * @property {number} passed number of passed tests
 * @property {number} failed number of failed tests; 1 for a file that could not run
 * @property {number} seconds
 * @property {string[]} failures place and message of each failed test
 * @property {boolean} isSecond true if a test in it passed only on its second run
 */

/** Shortens a failure message for the end of a long output. */
function brief(message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !/node_modules|node:internal/.test(line))
    .slice(0, 12)
    .map((line) => `  ${line.trim().slice(0, 300)}`)
    .join('\n');
}

/** @returns {FileResult[]} */
export function readJest(path) {
  const suites = readReport(path)?.testResults ?? [];
  return suites.map(({ name, status, message, assertionResults, startTime, endTime }) => {
    const file = relative('.', name);
    const withStatus = (status) => assertionResults.filter((test) => test.status === status);
    const failures = withStatus('failed').map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}\n${brief(failureMessages[0])}`,
    );
    if (failures.length === 0 && status === 'failed') failures.push(`${file}\n${brief(message)}`);
    return {
      file,
      passed: withStatus('passed').length,
      failed: failures.length,
      seconds: (endTime - startTime) / 1_000,
      failures,
      isSecond: false,
    };
  });
}

/** @returns {FileResult[]} */
export function readPlaywright(path) {
  return (readReport(path)?.suites ?? []).map((suite) => {
    const specs = specsOf(suite);
    const tests = specs.flatMap((spec) => spec.tests);
    const failures = specs
      .filter(({ ok }) => !ok)
      .map((spec) => {
        const results = spec.tests.flatMap((test) => test.results);
        return `${spec.file} › ${spec.title}\n${brief(results.find((result) => result.error)?.error.message)}`;
      });
    return {
      file: suite.file,
      passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
      failed: failures.length,
      seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1_000,
      failures,
      isSecond: tests.some(({ status }) => status === 'flaky'),
    };
  });
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
