/** True if the user prefers less motion. For effects and handlers only: a server cannot know it. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
