import { unlinked } from './unlinked';

describe('typed text in an email', () => {
  it.each([
    ['See http://evil.example/a?b=c now', 'See http: //evil. example/a?b=c now'],
    ['www.evil.com', 'www. evil. com'],
    ['evil.com/login', 'evil. com/login'],
    ['HTTPS://1.2.3.4/x', 'HTTPS: //1. 2. 3. 4/x'],
    ['me@evil.com', 'me@ evil. com'],
    ['пример.рф', 'пример. рф'],
    ['a\u200b.com b.\u00adcom', 'a\u200b. com b. \u00adcom'],
    ['例え。テスト', '例え。 テスト'],
  ])('contains no link in %s', (text, shown) => {
    expect(unlinked(text, 300)).toBe(shown);
  });

  it.each(['A website. With prices.', 'It costs 1.50 a day', 'At 10:30, or so', 'Eh...', ''])(
    'keeps %s unchanged',
    (text) => {
      expect(unlinked(text, 300)).toBe(text);
    },
  );

  it('is cut at the limit without splitting a character', () => {
    expect(unlinked('abc 🌍🌍', 5)).toBe('abc 🌍…');
    expect(unlinked('abc def', 4)).toBe('abc…');
    expect(unlinked('abc', 3)).toBe('abc');
  });
});
