import fc from 'fast-check';

const GATE_SEED = 20_261_126;
/** Typed here: the client's tests have no types of Node. */
type Environment = { process: { env: { RANDOM_SEED?: string } } };
const { RANDOM_SEED } = (globalThis as unknown as Environment).process.env;

/**
 * The seed of all random cases. `npm test` uses the same one each time, so that it gives the same answer twice.
 * `RANDOM_SEED=new`, as `npm run test:long` has it, draws another; fast-check says it with what fails.
 */
export const SEED = RANDOM_SEED === 'new' ? Date.now() : Number(RANDOM_SEED ?? GATE_SEED);

/** Number of random cases of a slow property: a fifth of `cases` in `npm test`. */
export const most = (cases: number): number => (RANDOM_SEED ? cases : cases / 5);

fc.configureGlobal({ seed: SEED });

export default fc;
