import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from './run.mjs';

/** What a runner says of a failure, in few enough lines for the end of a long output. */
function brief(message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !/node_modules|node:internal/.test(line))
    .slice(0, 12)
    .map((line) => `  ${line.trim().slice(0, 300)}`)
    .join('\n');
}

/** The failed tests in a report of Jest: where each stands, and what it said. */
function failedInJest(report) {
  return (report?.testResults ?? []).flatMap((suite) => {
    const file = relative('.', suite.name);
    const failed = suite.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && suite.status === 'failed') return [`${file}\n${brief(suite.message)}`];
    return failed.map((test) => `${file} › ${test.fullName}\n${brief(test.failureMessages[0])}`);
  });
}

/** The failed tests in a report of Playwright, whose suites stand in each other. */
function failedInPlaywright(suite) {
  const specs = (suite?.specs ?? []).filter((spec) => !spec.ok);
  const own = specs.map((spec) => {
    const results = spec.tests.flatMap((test) => test.results);
    return `${spec.file} › ${spec.title}\n${brief(results.find((result) => result.error)?.error.message)}`;
  });
  return [...own, ...(suite?.suites ?? []).flatMap(failedInPlaywright)];
}

/** Counts what steps find, and ends its program with the failures by name and the line `N passed, N failed`. */
export class Tally {
  /** A folder for the reports of test runners. */
  report = mkdtempSync(join(tmpdir(), 'mosi-report-'));
  passed = 0;
  failed = 0;
  /** Each failure, to be said again at the end: a step that fails stands far above it. */
  failures = [];
  /** Steps for which there was no time. */
  leftOut = [];

  /** A step that has no tests of its own counts as one. */
  async check(name, action) {
    process.stdout.write(`\n# ${name}\n`);
    const isGood = await action();
    if (isGood) this.passed += 1;
    else this.fail(name);
    return isGood;
  }

  /** A step that takes about so many minutes on two cores; left out, and named at the end, where it would end after `until`. */
  async inTime(name, minutes, until, action) {
    if (performance.now() + minutes * 60_000 < until) await action();
    else this.leftOut.push(name);
  }

  /** A failure that no runner's report counts. */
  fail(what) {
    this.failed += 1;
    this.failures.push(what);
    process.stdout.write(`${what}: failed\n`);
  }

  /** Adds up a runner's own count; a runner that ended badly without a failed test counts as one failure. */
  count(name, code, passed, failed, failures) {
    this.passed += passed;
    this.failed += failed;
    this.failures.push(...failures.map((failure) => `${name}: ${failure}`));
    if (passed + failed === 0) this.fail(`${name}: no test was run`);
    else if (failed === 0 && code !== 0) this.fail(`${name}: the runner ended with ${code}`);
  }

  /** Runs Jest and counts its tests. `env` is added to the environment. */
  async jest(name, args, env) {
    process.stdout.write(`\n# ${name}\n`);
    const file = `${name.replace(/\W+/g, '-')}.json`;
    const code = await run('jest', [...args, '--json', '--outputFile', join(this.report, file)], env);
    const result = this.read(file);
    const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
    this.count(name, code, result?.numPassedTests ?? 0, failed, failedInJest(result));
  }

  /** Runs one project of the browser tests, or those of its files whose names have one of `names` in them. @param shard such as `1/4` */
  async playwright(project, names = [], shard = '') {
    process.stdout.write(`\n# ${project === 'browser' ? 'browser' : `browser: ${project} ${shard}`}\n`);
    const options = ['-c', 'test/playwright.config.mjs', '--project', project];
    if (shard) options.push('--shard', shard);
    if (names.length > 0) options.push('--pass-with-no-tests', ...names);
    const code = await run('playwright', ['test', ...options], { MOSI_TEST_REPORT: this.report });
    const report = this.read('browser.json');
    const stats = report?.stats;
    if (names.length > 0 && !stats?.expected && !stats?.unexpected && code === 0) return;
    const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
    this.count('browser', code, stats?.expected ?? 0, failed, failedInPlaywright(report));
  }

  /** A report, `null` when there is none. */
  read(file) {
    try {
      return JSON.parse(readFileSync(join(this.report, file), 'utf8'));
    } catch {
      return null;
    }
  }

  /** Says what failed and the count, and ends the program. */
  end() {
    rmSync(this.report, { recursive: true, force: true });
    for (const name of this.leftOut) process.stdout.write(`\nLeft out for want of time: ${name}\n`);
    for (const failure of this.failures) process.stdout.write(`\nFAILED ${failure}\n`);
    process.stdout.write(`\n${this.passed} passed, ${this.failed} failed\n`);
    process.exit(this.failed === 0 ? 0 : 1);
  }
}
