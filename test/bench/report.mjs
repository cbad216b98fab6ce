import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { toMarkdown } from './table.mjs';

const FILE = 'docs/benchmarks.md';
const TITLES = {
  rates: 'Requests per second',
  start: 'Start',
  memory: 'Resident memory',
  big: '10,000 posts and 100,000 messages',
  requests: '500 requests in the work list',
  flood: 'While one address asks for more than it needs',
  lighthouse: 'Lighthouse 12, mobile',
};

const from = (part) => `<!-- ${part} -->`;
const to = (part) => `<!-- end of ${part} -->`;

function machine() {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores, ${gigabytes} GB of memory, Node ${process.versions.node}`;
}

/** Puts each table where the document keeps its part; the other parts stay as they were measured before. */
export function writeReport(tables) {
  if (!existsSync(FILE)) throw new Error(`${FILE} is missing`);
  let document = readFileSync(FILE, 'utf8');
  for (const [part, rows] of Object.entries(tables)) {
    const start = document.indexOf(from(part));
    const end = document.indexOf(to(part));
    if (start < 0 || end < 0) throw new Error(`${FILE} has no place for ${part}`);
    const day = new Date().toISOString().slice(0, 10);
    const text = `${from(part)}\n## ${TITLES[part]}\n\nMeasured on ${day}: ${machine()}.\n\n${toMarkdown(rows)}\n`;
    document = document.slice(0, start) + text + document.slice(end);
  }
  writeFileSync(FILE, document);
}
