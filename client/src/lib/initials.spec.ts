import { initialsOf } from './initials';

describe('initialsOf', () => {
  it.each([
    ['Namukolo Sitali', 'NS'],
    ['  Thandiwe  van der Mwansa ', 'TM'],
    ['Prince', 'P'],
    ['élodie ŋgoma', 'ÉŊ'],
    ['', '?'],
  ])('abbreviates %p to %p', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
