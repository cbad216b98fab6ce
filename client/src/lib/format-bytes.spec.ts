import { formatBytes } from './format-bytes';

it.each([
  [0, '1 kB'],
  [1_499, '1 kB'],
  [214_000, '214 kB'],
  [999_600, '1 MB'],
  [6_120_000, '6.1 MB'],
  [14_300_000, '14 MB'],
])('formats %d bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
