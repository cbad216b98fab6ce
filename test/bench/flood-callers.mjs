// node flood-callers.mjs URL SECONDS PATH…: 64 connections of one IP address request the paths in turn. Each request
// replaces `*` by another word. Prints answers per second. A separate process, so that parallel measurements do not
// wait.
import { randomBytes } from 'node:crypto';
import autocannon from 'autocannon';

const [url, seconds, ...paths] = process.argv.slice(2);
const requests = paths.map((path) => ({
  setupRequest: (request) => ({ ...request, path: path.replaceAll('*', () => randomBytes(6).toString('hex')) }),
}));
const result = await autocannon({ url, connections: 64, duration: Number(seconds), timeout: 30, requests });
process.stdout.write(`${Math.round(result.requests.average)}\n`);
