import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

const ROOT = resolve(__dirname, '../..');
const FOLDER = resolve(ROOT, '.github/workflows');
const { scripts, engines } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'));

interface Step {
  uses?: string;
  run?: string;
}
interface Job {
  'runs-on': string;
  container: string;
  'timeout-minutes': number;
  strategy?: { matrix: { node: number[] } };
  steps: Step[];
}
interface Workflow {
  name: string;
  on: { push?: null; pull_request?: null; schedule?: { cron: string }[] };
  permissions: object;
  jobs: Record<string, Job>;
}

const read = (file: string): Workflow => parse(readFileSync(resolve(FOLDER, file), 'utf8'));
const jobOf = (file: string): Job => Object.values(read(file).jobs)[0] as Job;

/** Checks the syntax of the workflow files without running them. */
describe('workflows', () => {
  it.each(readdirSync(FOLDER))('have valid GitHub syntax and existing commands: %s', (file) => {
    const { name, permissions, jobs } = read(file);
    expect(name).toMatch(/^\w/);
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) {
      expect(job['runs-on']).toMatch(/^ubuntu-\d\d\.\d\d$/);
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      expect(job.steps[0]?.uses).toMatch(/^actions\/checkout@v\d+$/);
      for (const { run = '', uses } of job.steps) {
        expect([uses, run].filter(Boolean)).toHaveLength(1);
        const script = /^npm (?:run )?(test|[a-z]+[:-][a-z-]+)/.exec(run)?.[1];
        if (script) expect(Object.keys(scripts)).toContain(script);
      }
    }
  });

  it('run the gate per push, long tests nightly, other checks weekly', () => {
    expect(Object.keys(read('gate.yml').on)).toEqual(['push', 'pull_request']);
    expect(jobOf('gate.yml').steps.at(-1)?.run).toBe('npm test');
    expect(read('long.yml').on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
    expect(jobOf('long.yml').steps.at(-1)?.run).toBe('npm run test:long');
    expect(read('weekly.yml').on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) }]);
    expect(jobOf('weekly.yml').container).toContain('matrix.node');
    expect(read('weekly.yml').jobs.protections?.steps.at(-1)?.run).toBe('npm run protections');
  });

  it('start with the oldest supported Node line', () => {
    const [oldest, ...others] = jobOf('weekly.yml').strategy?.matrix.node ?? [];
    expect(engines.node).toMatch(new RegExp(`^>=${oldest}\\.`));
    expect(others).toHaveLength(2);
  });
});
