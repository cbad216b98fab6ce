import { toExcerpt } from '@contract/blogs';
import { TRUNCATE } from '@contract/limits';
import { teaserOf } from './teaser';

describe('teaser of a post', () => {
  it('leaves out list marks at the start of lines', () => {
    expect(teaserOf('Bring:\n* a pen\n2. paper - and *time*', 100)).toBe('Bring: a pen paper - and *time*');
  });

  it.each([
    ['199 characters', 'a'.repeat(199), ''],
    ['200 characters that end a sentence', `${'a'.repeat(199)}.`, ''],
    ['the start of a longer text, up to an emoji', toExcerpt(`${'a'.repeat(199)}🌽 maize`), '...'],
  ])('adds dots only where a text was cut: %s', (_, excerpt, dots) => {
    expect(teaserOf(excerpt, TRUNCATE.excerpt)).toBe(excerpt + dots);
  });
});
