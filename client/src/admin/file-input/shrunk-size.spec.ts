import { shrunkSize } from './shrunk-size';

it.each([
  ['keeps the proportions of a wide photo', [4_000, 3_000], [2_000, 1_500]],
  ['never enlarges', [640, 480], [640, 480]],
  ['leaves an image at the limit', [2_000, 5_000], [2_000, 5_000]],
  ['rounds to whole pixels', [3_001, 1_000], [2_000, 666]],
  ['keeps a pixel of height', [100_000, 3], [2_000, 1]],
] as const)('a smaller size %s', (_rule, [width, height], [w, h]) => {
  expect(shrunkSize({ width, height })).toEqual({ width: w, height: h });
});
