import { teaserOf } from './teaser';

describe('teaser of a post', () => {
  it('leaves out list marks at the start of lines', () => {
    expect(teaserOf('Bring:\n* a pen\n2. paper - and *time*', 100)).toBe('Bring: a pen paper - and *time*');
  });
});
