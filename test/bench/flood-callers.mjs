// node flood-callers.mjs URL SECONDS PATH…: requests the paths in turn over 64 connections from one IP address. Each
// request replaces `*` by a random word. Prints answers per second. It is a separate process, so that it does not slow
// down other measurements in the same run.
import { randomBytes } from 'node:crypto';
import autocannon from 'autocannon';

const [url, seconds, ...paths] = process.argv.slice(2);
const requests = paths.map((path) => ({
  setupRequest: (request) => ({ ...request, path: path.replaceAll('*', () => randomBytes(6).toString('hex')) }),
}));
const result = await autocannon({ url, connections: 64, duration: Number(seconds), timeout: 30, requests });
process.stdout.write(`${Math.round(result.requests.average)}\n`);
