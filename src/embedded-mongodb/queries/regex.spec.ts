import { BSONRegExp } from 'bson';
import { toRegExp } from './regex';

describe('regular expressions', () => {
  it.each([
    ['^al', '', 'alpha', true],
    ['^AL', 'i', 'alpha', true],
    ['É', 'i', 'é', true],
    ['a.c', '', 'a\nc', false],
    ['a.c', 's', 'a\nc', true],
    ['a.c', '', 'a\rc', true],
    ['^.$', '', '😀', true],
    ['^b', '', 'a\nb', false],
    ['^b', 'm', 'a\nb', true],
    ['a$', 'm', 'a\nb', true],
    ['a$', '', 'a\n', true],
    ['a$', '', 'a\nb', false],
    ['^$', 'm', 'a\n', false],
    ['^\\s$', '', '\u00a0', false],
    ['^\\w+$', '', 'é', false],
    ['\\d{2,3}', '', 'a12', true],
    ['^[\\w\\-.]+$', '', 'a-b.c', true],
    ['[]a]', '', ']', true],
    ['[^\\d]', '', '1', false],
    ['(?:web|new)s?$', '', 'news', true],
    ['a\\-b\\/c\\.d', '', 'a-b/c.d', true],
    ['\\(\\[\\{\\*\\+\\?\\^\\$\\|\\\\', '', '([{*+?^$|\\', true],
  ])('%s with "%s" on %j: %s', (pattern, options, text, expected) => {
    expect(toRegExp(pattern, options).test(text)).toBe(expected);
  });

  it('uses the options of a wire expression unless separate ones exist', () => {
    expect(toRegExp(new BSONRegExp('A', 'i')).test('a')).toBe(true);
    expect(toRegExp(new BSONRegExp('A', 'i'), '').test('a')).toBe(false);
  });

  it.each(['(?<=a)b', '(?i)a', '(?<name>a)', '\\p{L}', '\\Aa', '\\Qa\\E', '(a)\\1', '[[:alpha:]]', 'a++', '[\\D]'])(
    'refuses %s, which JavaScript does not read like PCRE',
    (pattern) => {
      expect(() => toRegExp(pattern)).toThrow('does not serve');
    },
  );

  it.each(['a\0b', 5, null])('refuses %j, which is no expression', (pattern) => {
    expect(() => toRegExp(pattern)).toThrow();
  });
});
