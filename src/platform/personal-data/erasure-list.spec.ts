import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeErasures, readErasures, toErasure, writeErasures } from './erasure-list';

describe('the list of erasures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mosi-erasures-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('remembers for a restore that the quotes of a closed account stay', async () => {
    const closed = { ...toErasure('a@school.example', new Date(1)), keepsQuotes: true };
    const erased = toErasure('b@school.example', new Date(2));
    await writeErasures(folder, mergeErasures([closed], [erased, { ...closed, at: new Date(3) }]));
    expect(await readErasures(folder)).toEqual([{ ...closed, at: new Date(3) }, erased]);
  });
});
