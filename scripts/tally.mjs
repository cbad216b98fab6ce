import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJest, readPlaywright, sum } from './reports.mjs';
import { run } from './run.mjs';

/** Maximum number of failed test files that a step runs again in CI. More failures usually have a common cause. */
const MAX_SECOND_TIME = 3;
const SLOWEST = 10;

/** Counts the results of steps. Ends the program with a summary and the line `N passed, N failed`. */
export class Tally {
  reports = mkdtempSync(join(tmpdir(), 'mosi-reports-'));
  passed = 0;
  failed = 0;
  /** Failures, to print again at the end, because the output of the failed step may be far above. */
  failures = [];
  files = [];
  /** Test files that failed and then passed on their second run. */
  secondTime = [];
  steps = [];
  /** Steps that cannot run on this machine, with the reason. */
  leftOut = [];

  /** Runs a step without tests, such as the build, and counts it as one test. */
  async check(name, action) {
    const isGood = await this.timed(name, action);
    if (isGood) this.passed += 1;
    else this.fail(name);
    return isGood;
  }

  async timed(name, action) {
    process.stdout.write(`\n# ${name}\n`);
    const startedAt = performance.now();
    try {
      return await action();
    } finally {
      this.steps.push([name, (performance.now() - startedAt) / 1_000]);
    }
  }

  fail(what) {
    this.failed += 1;
    this.failures.push(what);
    process.stdout.write(`${what}: failed\n`);
  }

  /** Runs Jest for some of its projects and counts the tests. With `mayBeNone`, no file needs to match `pattern`. */
  async jest(name, { projects, pattern, mayBeNone = false, workers = 2, env }) {
    await this.timed(name, async () => {
      const runOnce = async (more) => {
        const report = join(this.reports, `${this.steps.length}-${name.replace(/\W+/g, '-')}.json`);
        rmSync(report, { force: true });
        const options = ['--selectProjects', ...projects, ...more, '--json', '--outputFile', report];
        const code = await run('jest', mayBeNone ? [...options, '--passWithNoTests'] : options, env);
        return { code, files: readJest(report) };
      };
      let { code, files } = await runOnce([
        `--maxWorkers=${workers}`,
        ...(pattern ? ['--testPathPatterns', pattern] : []),
      ]);
      if (mayBeNone && files.length === 0 && code === 0) return;
      const failed = files.filter((file) => file.failed > 0).map(({ file }) => file);
      if (process.env.CI && failed.length > 0 && failed.length <= MAX_SECOND_TIME) {
        process.stdout.write(`\nOnce more, alone: ${failed.join(' ')}\n`);
        const second = await runOnce(['--runInBand', '--runTestsByPath', ...failed]);
        code = second.code;
        const others = files.filter(({ file }) => !failed.includes(file));
        files = [...others, ...second.files.map((file) => ({ ...file, isSecond: file.failed === 0 }))];
      }
      this.count(name, code, files);
    });
  }

  /** Runs one project of the browser tests, or its files whose names contain one of `names`. */
  async playwright(project, names = [], env = {}) {
    const name = project === 'browser' ? 'browser' : `browser: ${project}`;
    await this.timed(name, async () => {
      const report = join(this.reports, 'browser.json');
      rmSync(report, { force: true });
      const options = ['-c', 'test/playwright.config.mjs', '--project', project];
      if (names.length > 0) options.push('--pass-with-no-tests', ...names);
      const code = await run('playwright', ['test', ...options], { ...env, MOSI_TEST_REPORT: report });
      const files = readPlaywright(report);
      if (names.length > 0 && files.length === 0 && code === 0) return;
      this.count(name, code, files);
    });
  }

  /** Adds the results of a test run. If it exits with an error without a failed test, that counts as one failure. */
  count(name, code, files) {
    const passed = sum(files.map((file) => file.passed));
    const failed = sum(files.map((file) => file.failed));
    const second = files.filter(({ isSecond }) => isSecond).map(({ file }) => file);
    this.passed += passed;
    this.failed += failed;
    this.failures.push(...files.flatMap(({ failures }) => failures.map((failure) => `${name}: ${failure}`)));
    this.files.push(...files);
    this.secondTime.push(...second);
    if (passed + failed === 0) this.fail(`${name}: no test was run`);
    else if (failed === 0 && code !== 0) this.fail(`${name}: the runner ended with ${code}`);
    if (second.length > MAX_SECOND_TIME) this.fail(`${name}: ${second.length} files passed the second time only`);
  }

  end() {
    rmSync(this.reports, { recursive: true, force: true });
    const say = (line) => process.stdout.write(`${line}\n`);
    const sayTimes = (title, times) => {
      say(`\n${title}`);
      for (const [name, seconds] of times) say(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
    };
    const bySeconds = this.files.map(({ file, seconds }) => [file, seconds]).sort(([, a], [, b]) => b - a);
    if (bySeconds.length > 0) sayTimes('The slowest files', bySeconds.slice(0, SLOWEST));
    sayTimes('The steps', this.steps);
    for (const [name, reason] of this.leftOut) say(`\nLeft out: ${name}: ${reason}`);
    for (const failure of this.failures) say(`\nFAILED ${failure}`);
    if (this.secondTime.length > 0) say(`\npassed the second time: ${this.secondTime.join(', ')}`);
    say(`\n${this.passed} passed, ${this.failed} failed`);
    process.exit(this.failed === 0 ? 0 : 1);
  }
}
