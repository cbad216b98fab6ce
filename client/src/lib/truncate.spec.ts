import { truncate } from './truncate';

it.each([
  ['leaves a text of exactly the allowed length', 'twelve chars', 12, 'twelve chars'],
  ['cuts a longer text and adds three dots', 'twelve characters', 12, 'twelve chara...'],
  ['leaves no blank before the dots', 'one two three', 4, 'one...'],
  ['joins several paragraphs to one line', 'one\n\n two', 20, 'one two'],
  ['never splits a character', '🎓🎓🎓', 2, '🎓🎓...'],
])('truncate %s', (_rule, text, length, cut) => {
  expect(truncate(text, length)).toBe(cut);
});
