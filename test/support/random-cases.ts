import fc from 'fast-check';

const GATE_SEED = 20_261_126;
/** Type of `globalThis`, as far as it is needed. Declared here, because the tests of the client lack Node's types. */
type Environment = { process: { env: { RANDOM_SEED?: string } } };
const { RANDOM_SEED } = (globalThis as unknown as Environment).process.env;

/**
 * Seed of all random cases. `npm test` always uses the same seed, so that results can be repeated. With
 * `RANDOM_SEED=new`, which `npm run test:long` sets, each run has another seed, which fast-check prints if a test
 * fails.
 */
export const SEED = RANDOM_SEED === 'new' ? Date.now() : Number(RANDOM_SEED ?? GATE_SEED);

/** Returns the number of random cases for a slow test: `cases`, or a fifth of it in `npm test`. */
export const most = (cases: number): number => (RANDOM_SEED ? cases : cases / 5);

fc.configureGlobal({ seed: SEED });

export default fc;
