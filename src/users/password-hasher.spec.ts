import { PasswordHasher } from './password-hasher';

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

  it('recognises after a restart what has been right once, and never what was wrong', async () => {
    const hash = await hasher.hash('the right password');
    const restarted = new PasswordHasher();
    expect(restarted.glance(hash, 'the right password')).toBe('unknown');
    expect(await restarted.matches(hash, 'a wrong password')).toBe(false);
    expect(restarted.glance(hash, 'a wrong password')).toBe('unknown');
    expect(await restarted.matches(hash, 'the right password')).toBe(true);
    expect(restarted.glance(hash, 'the right password')).toBe('likely');
  });

  it('recognises nothing where there is no account', () => {
    expect(guesses.filter((guess) => hasher.glance(undefined, guess) !== 'wrong')).toEqual([]);
  });
});
