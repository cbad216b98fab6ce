/** Call it only in effects and event handlers, because the server has no `window`. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
