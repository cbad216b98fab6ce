import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Counts what steps find, and says it as the last line of its program: `N passed, N failed`. */
export class Tally {
  /** A folder for the reports of test runners. */
  report = mkdtempSync(join(tmpdir(), 'mosi-report-'));
  passed = 0;
  failed = 0;

  /** A step that has no tests of its own counts as one. */
  async check(name, action) {
    process.stdout.write(`\n# ${name}\n`);
    const isGood = await action();
    if (isGood) this.passed += 1;
    else this.failed += 1;
    if (!isGood) process.stdout.write(`${name}: failed\n`);
    return isGood;
  }

  /** Adds up a runner's own count; a runner that ended badly without a failed test counts as one failure. */
  count(name, code, passed, failed) {
    this.passed += passed;
    this.failed += failed === 0 && code !== 0 ? 1 : failed;
    if (passed + failed > 0) return;
    process.stdout.write(`${name}: no test was run\n`);
    this.failed += code === 0 ? 1 : 0;
  }

  /** Runs Jest and counts its tests. `env` is added to the environment. */
  async jest(name, args, env) {
    process.stdout.write(`\n# ${name}\n`);
    const file = `${name.replace(/\W+/g, '-')}.json`;
    const code = await run('jest', [...args, '--json', '--outputFile', join(this.report, file)], env);
    const result = this.read(file);
    const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
    this.count(name, code, result?.numPassedTests ?? 0, failed);
  }

  /** Runs one project of the browser tests, or those of its files whose names have one of `names` in them. */
  async playwright(project, names = []) {
    process.stdout.write(`\n# ${project === 'browser' ? 'browser' : `browser: ${project}`}\n`);
    const options = ['-c', 'test/playwright.config.mjs', '--project', project];
    if (names.length > 0) options.push('--pass-with-no-tests', ...names);
    const code = await run('playwright', ['test', ...options], { MOSI_TEST_REPORT: this.report });
    const stats = this.read('browser.json')?.stats;
    if (names.length > 0 && !stats?.expected && !stats?.unexpected && code === 0) return;
    this.count('browser', code, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
  }

  /** A report, `null` when there is none. */
  read(file) {
    try {
      return JSON.parse(readFileSync(join(this.report, file), 'utf8'));
    } catch {
      return null;
    }
  }

  /** Says the count and ends the program. */
  end() {
    rmSync(this.report, { recursive: true, force: true });
    process.stdout.write(`\n${this.passed} passed, ${this.failed} failed\n`);
    process.exit(this.failed === 0 ? 0 : 1);
  }
}
