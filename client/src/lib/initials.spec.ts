import { initialsOf } from './initials';

describe('initialsOf', () => {
  it.each([
    ['Namukolo Sitali', 'NS'],
    ['  Thandiwe  van der Mwansa ', 'TM'],
    ['Prince', 'P'],
    ['élodie ŋgoma', 'ÉŊ'],
    ['', '?'],
  ])('%p gives %p', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
