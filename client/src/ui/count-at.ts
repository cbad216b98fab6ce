/** Returns the number to show at this share of the animation, fast at first and slow at the end. @param share 0 to 1 */
export function countAt(share: number, target: number): number {
  const done = Math.min(Math.max(share, 0), 1);
  return Math.round(target * (1 - (1 - done) ** 3));
}
