import { printable, unprintableIn } from './printable';

describe('printable', () => {
  it.each([
    ['Łukasz Żółć, ŋ đ ɓ', 'Łukasz Żółć, ŋ đ ɓ'],
    ['š ž č ę Nguyễn', 'š ž č ę Nguyễn'],
    ['Ωμέγα, Жук', 'Ωμέγα, Жук'],
    ['₦500, ₹20, ₵5, €1', '₦500, ₹20, ₵5, €1'],
    ['Cafe\u0301', 'Café'],
    ['twenty\u2010one, non\u2011stop', 'twenty-one, non-stop'],
    ['≥ 5 and ≤ 9 ✓', '≥ 5 and ≤ 9 ✓'],
    ['a\u00ad\u200b\u2066b\u0007\r\nc\td', 'ab\nc d'],
    ['K1 → K2, x\u0302', 'K1 → K2, x\u0302'],
  ])('prints %j as %j without loss', (typed, printed) => {
    expect(printable(typed)).toBe(printed);
    expect(unprintableIn([typed])).toEqual([]);
  });

  it.each([
    ['ሰላም', '???', ['ሰ', 'ላ', 'ም']],
    ['👍 OK 👍', '? OK ?', ['👍']],
    ['한글', '??', ['한', '글']],
    ['x\u1dfa', 'x', ['\u1dfa']],
  ])('prints %j as %j, and lists the characters it cannot', (typed, printed, signs) => {
    expect(printable(typed)).toBe(printed);
    expect(unprintableIn([typed, typed])).toEqual(signs);
  });
});
