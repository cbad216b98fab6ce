import argon2 from '@node-rs/argon2';
import { PasswordHasher } from './password-hasher';

const { hash }: typeof argon2 = require('../../test/support/jest/cheap-passwords.cjs');
jest.spyOn(argon2, 'hash').mockImplementation(hash);
const verify = jest.spyOn(argon2, 'verify');

describe('PasswordHasher', () => {
  let hasher: PasswordHasher;
  beforeEach(() => {
    hasher = new PasswordHasher();
  });

  const guesses = Array.from({ length: 2_000 }, (_none, turn) => `guess ${turn}`);

  it('recognises a password that it has seen, and few others', async () => {
    const hash = await hasher.hash('the right password');
    expect(hasher.glance(hash, 'the right password')).toBe('likely');
    const taken = guesses.filter((guess) => hasher.glance(hash, guess) !== 'wrong');
    expect(taken.length).toBeLessThan(40);
    for (const guess of taken.slice(0, 1)) expect(await hasher.matches(hash, guess)).toBe(false);
  });

  it('recognises after a restart only a password that has been right', async () => {
    const hash = await hasher.hash('the right password');
    const restarted = new PasswordHasher();
    expect(restarted.glance(hash, 'the right password')).toBe('unknown');
    expect(await restarted.matches(hash, 'a wrong password')).toBe(false);
    expect(restarted.glance(hash, 'a wrong password')).toBe('unknown');
    expect(await restarted.matches(hash, 'the right password')).toBe(true);
    expect(restarted.glance(hash, 'the right password')).toBe('likely');
  });

  it('does the same work for an unknown account, and refuses it', async () => {
    const stored = await hasher.hash('the right password');
    verify.mockClear();
    expect(await hasher.matches(stored, 'a wrong password')).toBe(false);
    expect(await hasher.matches(undefined, 'a wrong password')).toBe(false);
    const [known = [], unknown = []] = verify.mock.calls.map(([hash]) => String(hash).split('$'));
    const [, algorithm, version, cost] = known;
    // OWASP recommends these values: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
    expect([algorithm, cost]).toEqual(['argon2id', 'm=19456,t=2,p=1']);
    expect(unknown.slice(1, 4)).toEqual([algorithm, version, cost]);
    expect(unknown.map(({ length }) => length)).toEqual(known.map(({ length }) => length));
  });

  describe('of a password with é', () => {
    const asOne = 'café on the Zambezi'.normalize('NFC');
    const asTwo = asOne.normalize('NFD');

    it('takes it typed as one character or as two', async () => {
      for (const stored of [asOne, asTwo]) {
        const hash = await hasher.hash(stored);
        for (const typed of [asOne, asTwo]) {
          expect(await hasher.matches(hash, typed)).toBe(true);
          expect(hasher.glance(hash, typed)).toBe('likely');
        }
      }
    });

    it('goes on taking a hash of before, made of two characters', async () => {
      expect(await hasher.matches(await argon2.hash(asTwo), asTwo)).toBe(true);
    });

    it('does the same work where there is no account', async () => {
      const stored = await hasher.hash('the right password');
      verify.mockClear();
      await hasher.matches(stored, asTwo);
      const ofKnown = verify.mock.calls.length;
      await hasher.matches(undefined, asTwo);
      expect([ofKnown, verify.mock.calls.length]).toEqual([2, 4]);
    });
  });

  it('recognises nothing where there is no account', () => {
    expect(guesses.filter((guess) => hasher.glance(undefined, guess) !== 'wrong')).toEqual([]);
  });
});
