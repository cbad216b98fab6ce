import { truncate } from './truncate';

describe('truncate', () => {
  it('leaves a text of exactly the allowed length', () => {
    expect(truncate('twelve chars', 12)).toBe('twelve chars');
  });

  it('cuts a longer text and adds three dots', () => {
    expect(truncate('twelve characters', 12)).toBe('twelve chara...');
  });

  it('leaves no blank before the dots', () => {
    expect(truncate('one two three', 4)).toBe('one...');
  });

  it('joins several paragraphs to one line', () => {
    expect(truncate('one\n\n two', 20)).toBe('one two');
  });

  it('never splits a character', () => {
    expect(truncate('🎓🎓🎓', 2)).toBe('🎓🎓...');
  });
});
