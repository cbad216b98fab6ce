import { brotliCompressSync } from 'node:zlib';
import { SECTION_NAMES } from '../../src/contract/website/sections';
import { asNewVisitor, signInAsAdmin } from '../support/accounts';
import { startTestApp } from '../support/app';
import { wordsWith } from '../support/long-words';

/** Maximum number of bytes that the owner's texts may add to the compressed home page. */
const MAX_ADDED_BYTES = 3_000;

const SYLLABLES = 'ba chi da ku la mwa ndo nga pe ra si ta zi ko le mu'.split(' ');

/** Returns a function that writes texts of unique words. Its texts are 1 to 1.5 times as long as the default text. */
function writer(): (max: number, sample: number) => string {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const word = () => Array.from({ length: 2 + next(3) }, () => SYLLABLES[next(SYLLABLES.length)]).join('');
  return (max, sample) => {
    const length = Math.min(max, Math.max(3, Math.round(sample * 1.5)));
    let text = word();
    while (text.length < length) text += ` ${word()}`;
    return text.slice(0, length).trim();
  };
}

it('adds at most 3 kB to the home page for longer text', async () => {
  const test = await startTestApp();
  try {
    const admin = await signInAsAdmin(test);
    const weigh = async () =>
      brotliCompressSync((await test.http.get('/').set(asNewVisitor()).expect(200)).text).length;
    const before = await weigh();
    const write = writer();
    for (const name of SECTION_NAMES) {
      await test.http.put(`/api/website/${name}`).set(admin).send(wordsWith(name, { write })).expect(200);
    }
    const added = (await weigh()) - before;
    process.stdout.write(`  ${added} bytes more than ${before}\n`);
    expect(added).toBeLessThanOrEqual(MAX_ADDED_BYTES);
  } finally {
    await test.close();
  }
});
