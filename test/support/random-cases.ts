import fc from 'fast-check';

const GATE_SEED = 20_261_126;
/** Declared here, because the client's tests have no Node types. */
type Environment = { process: { env: { RANDOM_SEED?: string } } };
const { RANDOM_SEED } = (globalThis as unknown as Environment).process.env;

/**
 * Seed of all random cases. `npm test` uses a fixed one for repeatable results. `RANDOM_SEED=new`, as in `npm run
 * test:long`, uses a new one, which fast-check prints on failure.
 */
export const SEED = RANDOM_SEED === 'new' ? Date.now() : Number(RANDOM_SEED ?? GATE_SEED);

/** Random cases of a slow property: a fifth of `cases` in `npm test`. */
export const most = (cases: number): number => (RANDOM_SEED ? cases : cases / 5);

fc.configureGlobal({ seed: SEED });

export default fc;
