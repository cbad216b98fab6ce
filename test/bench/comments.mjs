import { p95 } from './big.mjs';
import { fillComments, makeFolder, signIn, startProduct, withDatabase } from './product.mjs';
import { atMost } from './table.mjs';

const CALLS = 200;
const COMMENTS = 10_000;
const SWEEPS = 20;

/** Measures 10,000 comments on one post: lists for visitors and staff, and the sweep for deleted posts. */
export async function measureComments() {
  const folder = makeFolder();
  const postId = await fillComments(folder.dataDir, COMMENTS);
  const product = await startProduct(folder.dataDir);
  const token = await signIn(product.url);
  const shown = `/api/blogs/${postId}/comments?limit=20`;
  const rows = [];
  for (const [name, path, most, isFromMemory] of [
    ['GET /api/blogs/{id}/comments?limit=20, from memory', shown, 20, true],
    ['the same, not from memory', shown, 150],
    ['its last page, not from memory', `${shown}&page=450`, 150],
    ...[
      '/api/comments?limit=10',
      '/api/comments?limit=10&status=waiting',
      '/api/comments?limit=10&q=reader%2099',
      '/api/comments/figures',
      '/api/comments/figures?q=reader%2099',
    ].map((path) => [`GET ${path}`, path, 150]),
  ]) {
    const caller = isFromMemory ? null : token;
    await p95(product.url, caller, path, 20);
    const before = product.cpuMs();
    const time = await p95(product.url, caller, path, CALLS);
    const words = `${((product.cpuMs() - before) / CALLS).toFixed(1)} ms of processor time a call`;
    rows.push(atMost(`p95 of ${name}`, time, most, 'ms', words, 1));
  }
  await product.stop();
  await withDatabase(folder.dataDir, async (db) => {
    const startedAt = performance.now();
    for (let sweep = 0; sweep < SWEEPS; sweep += 1) await db.collection('comments').distinct('post');
    rows.push(
      atMost(
        'which posts have comments, asked each minute',
        (performance.now() - startedAt) / SWEEPS,
        100,
        'ms',
        '',
        1,
      ),
    );
  });
  folder.remove();
  return rows;
}
