import { p95 } from './big.mjs';
import { fillRequests, makeFolder, signIn, startProduct } from './product.mjs';
import { atMost } from './table.mjs';

const CALLS = 200;

/** Measures the request list of the back office and the dashboard with 500 requests. */
export async function measureRequests() {
  const folder = makeFolder();
  await fillRequests(folder.dataDir, 500);
  const product = await startProduct(folder.dataDir);
  const token = await signIn(product.url);
  const rows = [];
  for (const path of [
    '/api/project?limit=10',
    '/api/project?limit=10&sort=total&status=quoted',
    '/api/project?limit=10&q=client%2049',
    '/api/project/figures',
    '/api/project/figures?q=client%2049',
    '/api/dashboard/figures',
  ]) {
    await p95(product.url, token, path, 20);
    const before = product.cpuMs();
    const time = await p95(product.url, token, path, CALLS);
    const words = `${((product.cpuMs() - before) / CALLS).toFixed(1)} ms of processor time a call`;
    rows.push(atMost(`p95 of GET ${path}`, time, 150, 'ms', words, 1));
  }
  await product.stop();
  folder.remove();
  return rows;
}
