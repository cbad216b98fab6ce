/**
 * True if the user prefers less motion. Call it only in effects and event handlers: the server renders pages without
 * `window`.
 */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
