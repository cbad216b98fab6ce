import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { asNewVisitor } from './accounts';
import { messageOf } from './site-calls';

/** Results of the requests of several clients. */
export interface Tally {
  /** Number of answers by status. */
  statuses: Record<number, number>;
  /** System errors of requests that got no answer although their connection was open. */
  lost: string[];
}

export const newTally = (): Tally => ({ statuses: {}, lost: [] });

/** Waits until `more` further requests have been answered. */
export async function untilAnswered({ statuses }: Tally, more: number): Promise<void> {
  const count = () => Object.values(statuses).reduce((sum, each) => sum + each, 0);
  const before = count();
  while (count() < before + more) await wait(5);
}

/**
 * Sends one request after another over the same connection. After an answer with `Connection: close`, uses a new one.
 */
export class KeepAliveClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private readonly visitor = asNewVisitor();
  private isStopped = false;

  constructor(
    private readonly url: string,
    private readonly tally: Tally,
  ) {}

  /**
   * Runs until `stop` is called, or until no server listens.
   * @param between called between two requests; the next request waits for it
   */
  async run(paths: readonly string[], between: () => Promise<unknown> = async () => undefined): Promise<void> {
    for (let n = 0; !this.isStopped; n += 1) {
      const path = paths[n % paths.length];
      try {
        const status = await this.ask(path);
        this.tally.statuses[status] = (this.tally.statuses[status] ?? 0) + 1;
      } catch (error) {
        const { code = 'no answer' } = error as NodeJS.ErrnoException;
        if (code === 'ECONNREFUSED') break;
        this.tally.lost.push(`${path}: ${code}`);
      }
      await between();
    }
    this.agent.destroy();
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Sends one request: a message to the contact call, or a GET to other paths. */
  private ask(path: string): Promise<number> {
    const isPost = path === '/api/contact';
    const visitor = isPost ? asNewVisitor() : this.visitor;
    const headers = { ...visitor, ...(isPost && { 'content-type': 'application/json' }) };
    return new Promise((answered, fail) => {
      const sent = request(`${this.url}${path}`, { agent: this.agent, method: isPost ? 'POST' : 'GET', headers });
      sent.once('response', (answer: IncomingMessage) => {
        answer
          .resume()
          .once('end', () => answered(answer.statusCode ?? 0))
          .once('error', fail);
      });
      sent.once('error', fail).end(isPost ? JSON.stringify(messageOf('While the process leaves')) : undefined);
    });
  }
}
