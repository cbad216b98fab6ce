import { describeMemory } from './start-banner';

describe('the memory of the machine or container', () => {
  it('is said when a large picture would be too much for it', () => {
    expect(describeMemory(160 * 1_024 ** 2)).toEqual([
      'memory: 160 MB. A large picture may need 512 MB, and ends the site where they are not there.',
    ]);
  });

  it('is not worth a word when it is enough', () => {
    expect(describeMemory(512 * 1_024 ** 2)).toEqual([]);
  });
});
