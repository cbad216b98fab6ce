import { truncate } from './truncate';

describe('truncate', () => {
  it('leaves a text alone that is just as long as allowed', () => {
    expect(truncate('twelve chars', 12)).toBe('twelve chars');
  });

  it('cuts what is longer and says so with three dots', () => {
    expect(truncate('twelve characters', 12)).toBe('twelve chara...');
  });

  it('leaves no blank before the dots', () => {
    expect(truncate('one two three', 4)).toBe('one...');
  });

  it('makes one line of several paragraphs', () => {
    expect(truncate('one\n\n two', 20)).toBe('one two');
  });

  it('never cuts a character in two', () => {
    expect(truncate('🎓🎓🎓', 2)).toBe('🎓🎓...');
  });
});
