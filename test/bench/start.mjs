import { claimPort } from '../../scripts/claim-port.mjs';
import { median, RUNS } from './load.mjs';
import { makeFolder, startProcess, startProduct } from './product.mjs';
import { atMost } from './table.mjs';

/** Packages that the product loads at its start. The second comparison is with an application that loads them too. */
const PACKAGES = [
  ...['@nestjs/jwt', '@nestjs/mongoose', '@nestjs/swagger', '@node-rs/argon2', 'class-transformer'],
  ...['class-validator', 'compression', 'helmet', 'lmdb', 'mongoose', 'multer', 'nestjs-pino'],
];

/**
 * Compares the time to the first answer with that of a bare NestJS application. The first start is not measured,
 * because it also writes sample content.
 */
export async function measureStart() {
  const folder = makeFolder();
  const samples = { SAMPLE_CONTENT: 'true' };
  await (await startProduct(folder.dataDir, samples)).stop();
  const ours = [];
  const theirs = [];
  const loaded = [];
  for (let run = 0; run < RUNS; run += 1) {
    const product = await startProduct(folder.dataDir, samples);
    ours.push(product.startMs);
    await product.stop();
    theirs.push(await startReference({}));
    loaded.push(await startReference({ PACKAGES: PACKAGES.join(',') }));
  }
  folder.remove();
  const against = (what, references, bound, reference) => {
    const ratio = median(ours.map((ms, run) => ms / references[run]));
    const words = `${median(ours).toFixed(0)} ms against ${median(references).toFixed(0)} ms of a ${reference}`;
    return atMost(what, ratio, bound, 'x', words, 2);
  };
  return [
    against('start to the first answer', theirs, 1.6, 'bare NestJS application'),
    against('start, compared with loading its packages', loaded, 1.1, 'NestJS application that loads them'),
  ];
}

async function startReference(environment) {
  const port = await claimPort();
  const reference = await startProcess(
    ['test/bench/nest-reference.mjs'],
    { PORT: String(port), NODE_ENV: 'production', ...environment },
    `http://127.0.0.1:${port}/health`,
  );
  await reference.stop();
  return reference.startMs;
}
