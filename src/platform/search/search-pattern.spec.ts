import { fold } from '../../contract/fold';
import { holds, holdsWord } from './search-pattern';

const finds = ({ $regex, $options }: { $regex: string; $options: string }, text: string): boolean =>
  new RegExp($regex, $options).test(text);

describe('a search', () => {
  it.each([
    ['halevy', 'Simon Halévy'],
    ['Halévy', 'simon halevy'],
    ['hale\u0301vy', 'HALÉVY'],
    ['halévy', 'Hale\u0301vy'],
    ['strasse', 'Lange Straße 7'],
    ['straße', 'LANGE STRASSE'],
    ["O'Brien", 'Pat O’Brien'],
    ['obrien', "Pat O'Brien"],
    ['O’Brien', 'pat obrien'],
    ['lodz', 'Łódź'],
    ['dakovo', 'Đakovo'],
    ['angstrom', 'Ångström'],
    ['aeron', 'Æron'],
    ['kobenhavn', 'København'],
    ['ngoma', 'Ŋgoma'],
    ['diyarbakir', 'DIYARBAKIR'],
    ['diyarbakir', 'Diyarbakır'],
    ['мой', 'мои'],
    ['maize  prices', 'maize\n prices'],
    ['한국', '한국어 교육'],
    ['हिन्दी', 'हिन्दी'],
    ['شُكر', 'شُكر'],
    ["'", "it's"],
    ['(mobile) 50%', 'Apps (mobile)  50% off'],
  ])('for %j finds %j', (q, text) => {
    expect(finds(holds(q), text)).toBe(true);
    expect(fold(text)).toContain(fold(q));
  });

  it('takes linear time on long texts', () => {
    const long = `${"'".repeat(5_000)}\u0301`;
    // If the time grew with the square of the length, this would take 25 million steps.
    expect(finds(holds('maize'), long)).toBe(false);
    expect(finds(holdsWord('maize'), long)).toBe(false);
  });

  it.each([
    ['.*', 'anything'],
    ['a+b', 'aab'],
    ['strase', 'Straße'],
    ['halevi', 'Halévy'],
  ])('for %j does not find %j', (q, text) => {
    expect(finds(holds(q), text)).toBe(false);
  });

  it('finds only beginnings of words when asked', () => {
    expect(finds(holdsWord('robot'), 'Do you teach “robotics”?')).toBe(true);
    expect(finds(holdsWord('Ecole'), 'une école')).toBe(true);
    expect(finds(holdsWord('each'), 'Do you teach?')).toBe(false);
  });
});
