import autocannon from 'autocannon';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
export const RUNS = Number(process.env.BENCH_RUNS ?? 5);

/** Runs one load and returns autocannon's result. Throws if an answer is not 2xx or a request fails. */
export async function load(options) {
  const result = await autocannon({ duration: SECONDS, ...options });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  }
  return result;
}

export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/**
 * Runs the loads `product` and `reference` in turn, `RUNS` times each, so that other work on the machine affects both
 * equally. Returns the median rates, and the median of product rate / reference rate.
 * @param product, reference options of `load`
 */
export async function compare(product, reference) {
  const ratios = [];
  const rates = { product: [], reference: [] };
  await load({ ...product, duration: 1 });
  await load({ ...reference, duration: 1 });
  for (let run = 0; run < RUNS; run += 1) {
    const ours = (await load(product)).requests.average;
    const theirs = (await load(reference)).requests.average;
    rates.product.push(ours);
    rates.reference.push(theirs);
    ratios.push(ours / theirs);
  }
  return { ratio: median(ratios), product: median(rates.product), reference: median(rates.reference) };
}

/** Returns requests for POST /api/contact. Each has another visitor and text, so that no rate limit refuses them. */
export function contactRequests(count) {
  return Array.from({ length: count }, (_, n) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    setupRequest: (request, context) => {
      context.n = (context.n ?? n * 1_000_000) + 1;
      const visitor = Math.floor(Math.random() * 2 ** 24);
      return {
        ...request,
        headers: {
          ...request.headers,
          'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
        },
        body: JSON.stringify({
          name: 'Load',
          email: 'load@example.com',
          subject: `Subject ${context.n}`,
          message: 'A message of a visitor. '.repeat(20),
        }),
      };
    },
  }));
}
