import { problemOf, tidied } from './field-rules';
import { tpin } from './fields';

describe('a taxpayer number', () => {
  it.each(['1004567890', '1004 567 890', ' 1004\u00a0567\u2009890 '])('is stored without spaces: %j', (typed) => {
    const stored = tidied(tpin(''), typed);
    expect(stored).toBe('1004567890');
    expect(problemOf(tpin(''), stored)).toBeNull();
  });

  it.each(['1004 567 89', '1004-567-890', '10045678901'])('is refused: %j', (typed) => {
    expect(problemOf(tpin(''), tidied(tpin(''), typed))).toBe('Please enter the ten digits of your TPIN.');
  });
});
