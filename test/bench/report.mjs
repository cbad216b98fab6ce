import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { toMarkdown } from './table.mjs';

const FILE = 'docs/benchmarks.md';
const TITLES = {
  rates: 'Requests per second',
  start: 'Start',
  memory: 'Resident memory',
  big: '10,000 posts and 100,000 messages',
  huge: '20,000 posts and 1,000,000 messages',
  requests: '500 quote requests',
  posts: '2,000 posts',
  comments: '10,000 comments on one post',
  media: '2,000 images',
  letters: 'Newsletter to 500 and to 20,000 addresses',
  flood: 'Flood from one address',
  processes: 'One process against three on one MongoDB',
  lighthouse: 'Lighthouse 12, mobile',
  examples: 'Lighthouse 12, mobile, of the two examples',
};

const from = (part) => `<!-- ${part} -->`;
const to = (part) => `<!-- end of ${part} -->`;

function machine() {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores, ${gigabytes} GB of memory, Node ${process.versions.node}`;
}

/** Replaces the tables of these parts in docs/benchmarks.md. Tables of other parts keep their results. */
export function writeReport(tables) {
  if (!existsSync(FILE)) throw new Error(`${FILE} is missing`);
  let document = readFileSync(FILE, 'utf8');
  for (const [part, rows] of Object.entries(tables)) {
    if (rows.length === 0) continue;
    const start = document.indexOf(from(part));
    const end = document.indexOf(to(part));
    if (start < 0 || end < 0) throw new Error(`${FILE} has no place for ${part}`);
    const day = new Date().toISOString().slice(0, 10);
    const text = `${from(part)}\n## ${TITLES[part]}\n\nMeasured on ${day}: ${machine()}.\n\n${toMarkdown(rows)}\n`;
    document = document.slice(0, start) + text + document.slice(end);
  }
  writeFileSync(FILE, document);
}
