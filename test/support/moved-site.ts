import { join } from 'node:path';
import { Site } from './site';

const HOUR_MS = 3_600_000;
/** Hour in UTC at which it is ten in the morning in Lusaka. */
const TEN_IN_LUSAKA = 8;

/**
 * The built product with a clock that a test can move between starts. At first, it is ten tomorrow morning in Lusaka.
 */
export class MovedSite {
  private constructor(
    readonly site: Site,
    private readonly variables: Record<string, string>,
  ) {}

  static async start(variables: Record<string, string>): Promise<MovedSite> {
    const now = new Date();
    const begin = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, TEN_IN_LUSAKA);
    const moved = {
      ...variables,
      NODE_OPTIONS: `--require ${join(__dirname, 'moved-clock.cjs')}`,
      CLOCK_AHEAD_MS: String(begin - now.getTime()),
    };
    return new MovedSite(await Site.start(moved), moved);
  }

  get now(): Date {
    return new Date(Date.now() + Number(this.variables.CLOCK_AHEAD_MS));
  }

  /** Kills the process and starts it again `hours` hours later. */
  async killAndRun(hours = 0): Promise<void> {
    await this.site.kill();
    this.variables.CLOCK_AHEAD_MS = String(Number(this.variables.CLOCK_AHEAD_MS) + hours * HOUR_MS);
    await this.site.run();
  }
}
