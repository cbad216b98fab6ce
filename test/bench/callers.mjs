import { Agent, request } from 'node:http';
import { createHistogram } from 'node:perf_hooks';

const NANOSECONDS = 1_000_000;

/** Sends calls over connections that stay open, and collects results for each kind of call. */
export class Callers {
  /** The first ten failed calls, as text. */
  failures = [];
  errors = 0;
  /** Durations in nanoseconds by kind of call. */
  times = new Map();
  visitors = 0;
  agent = new Agent({ keepAlive: true });

  constructor(url) {
    this.url = url;
  }

  /** Sends one call as a new visitor and returns its body. Counts every status but 2xx as an error. */
  async call(kind, method, path, body, headers = {}) {
    const startedAt = process.hrtime.bigint();
    try {
      const answer = await this.send(method, path, body, headers);
      if (answer.status < 200 || answer.status > 299) throw new Error(`${answer.status} ${answer.text.slice(0, 200)}`);
      return answer.text;
    } catch (error) {
      this.errors += 1;
      if (this.failures.length < 10) this.failures.push(`${method} ${path}: ${error.message}`);
      return null;
    } finally {
      if (!this.times.has(kind)) this.times.set(kind, createHistogram());
      this.times.get(kind).record(process.hrtime.bigint() - startedAt);
    }
  }

  send(method, path, body, headers) {
    this.visitors += 1;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const options = {
      agent: this.agent,
      method,
      headers: {
        'x-forwarded-for': `10.${(this.visitors >> 16) & 255}.${(this.visitors >> 8) & 255}.${this.visitors & 255}`,
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...headers,
      },
    };
    return new Promise((resolve, reject) => {
      const sent = request(this.url + path, options, (response) => {
        const chunks = [];
        response
          .on('data', (chunk) => chunks.push(chunk))
          .on('end', () => resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }))
          .on('error', reject);
      });
      sent.on('error', reject).end(text);
    });
  }

  /** Returns the number of calls of each kind, and their durations in milliseconds. */
  rows() {
    return [...this.times].map(([kind, times]) => ({
      kind,
      requests: times.count,
      p50: times.percentile(50) / NANOSECONDS,
      p95: times.percentile(95) / NANOSECONDS,
      p99: times.percentile(99) / NANOSECONDS,
    }));
  }

  close() {
    this.agent.destroy();
  }
}
