/** The element under test: `see` makes it visible, once `hideUntilSeen` was called. `share` of it has to be visible. */
export const view: { see: () => void; share: number } = { see: () => undefined, share: 0 };

/** Replaces `IntersectionObserver`, which jsdom lacks. No element is visible until `view.see` is called. */
export function hideUntilSeen(): void {
  class SeenOnDemand {
    constructor(onChange: (entries: Array<{ isIntersecting: boolean }>) => void, options: { threshold: number }) {
      view.see = () => onChange([{ isIntersecting: true }]);
      view.share = options.threshold;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: SeenOnDemand });
}
