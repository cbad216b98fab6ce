import { arePasskeysOffered } from './passkeys';

describe('arePasskeysOffered', () => {
  it.each([
    ['https://mosi.example', true],
    ['https://3.mosi.example:8443', true],
    ['http://localhost:3000', true],
    ['http://mosi.example', false],
    ['https://10.0.0.7', false],
    ['https://10.7', false],
    ['https://[::1]:8443', false],
  ])('of %s is %p', (publicUrl, isOffered) => {
    expect(arePasskeysOffered(publicUrl)).toBe(isOffered);
  });
});
