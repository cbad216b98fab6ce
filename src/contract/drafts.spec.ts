import { FIRST_WORDS, firstWordsOf } from './drafts';

describe('the first words of a text', () => {
  it('are all of a short one, on one line', () => {
    expect(firstWordsOf(' The rains\nare late. ')).toBe('The rains are late.');
  });

  it('end with a whole word where there are more of them', () => {
    const words = firstWordsOf('A hive and a veil. '.repeat(9));
    expect(words).toMatch(/ (A|hive|and|a|veil\.)…$/);
    expect(words.length).toBeLessThanOrEqual(FIRST_WORDS);
  });
});
