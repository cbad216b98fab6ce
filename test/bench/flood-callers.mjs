// node flood-callers.mjs URL SECONDS PATH…: 64 connections of one address that ask for the paths in turn, each time with another word
// in the place of `*`. Prints how many answers came a second. A process of its own: what is measured beside it must not wait for it.
import { randomBytes } from 'node:crypto';
import autocannon from 'autocannon';

const [url, seconds, ...paths] = process.argv.slice(2);
const requests = paths.map((path) => ({
  setupRequest: (request) => ({ ...request, path: path.replaceAll('*', () => randomBytes(6).toString('hex')) }),
}));
const result = await autocannon({ url, connections: 64, duration: Number(seconds), timeout: 30, requests });
process.stdout.write(`${Math.round(result.requests.average)}\n`);
