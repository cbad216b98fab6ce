/** Returns the number to show when this share (0 to 1) of the animation is over. Counting slows down at the end. */
export function countAt(share: number, target: number): number {
  const done = Math.min(Math.max(share, 0), 1);
  return Math.round(target * (1 - (1 - done) ** 3));
}
