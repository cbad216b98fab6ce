import { median, RUNS } from './load.mjs';
import { freePort, makeFolder, startProcess, startProduct } from './product.mjs';
import { atMost } from './table.mjs';

/** From the command to the first answer, against a bare NestJS application. The very first start, which writes samples, is not counted. */
export async function measureStart() {
  const folder = makeFolder();
  const samples = { SAMPLE_CONTENT: 'true' };
  await (await startProduct(folder.dataDir, samples)).stop();
  const ours = [];
  const theirs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const product = await startProduct(folder.dataDir, samples);
    ours.push(product.startMs);
    await product.stop();
    const port = await freePort();
    const reference = await startProcess(
      ['test/bench/nest-reference.mjs'],
      { PORT: String(port), NODE_ENV: 'production' },
      `http://127.0.0.1:${port}/health`,
    );
    theirs.push(reference.startMs);
    await reference.stop();
  }
  folder.remove();
  const ratio = median(ours.map((ms, run) => ms / theirs[run]));
  const words = `${median(ours).toFixed(0)} ms against ${median(theirs).toFixed(0)} ms of a bare NestJS application`;
  return [atMost('start to the first answer', ratio, 1.6, 'x', words, 2)];
}
