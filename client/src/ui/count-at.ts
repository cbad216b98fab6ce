/**
 * Returns the number that an animated counter shows. `share` is the part of the time that has passed, from 0 to 1. The
 * counter slows down towards the end.
 */
export function countAt(share: number, target: number): number {
  const done = Math.min(Math.max(share, 0), 1);
  return Math.round(target * (1 - (1 - done) ** 3));
}
