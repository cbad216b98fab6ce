/** Returns the number after a `share` of the time, from 0 to 1. The counter slows down towards the end. */
export function countAt(share: number, target: number): number {
  const done = Math.min(Math.max(share, 0), 1);
  return Math.round(target * (1 - (1 - done) ** 3));
}
