import { textScale } from './text-size';

afterEach(() => document.documentElement.style.removeProperty('font-size'));

it.each([
  ['32px', 2],
  ['16px', 1],
  ['', 1],
])('measures text with a root of %j as %d times the default', (size, scale) => {
  document.documentElement.style.fontSize = size;
  expect(textScale()).toBe(scale);
});
