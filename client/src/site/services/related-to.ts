import type { ShownService } from './use-services';

/** The other services, beginning after the one at hand, so that each page leads on to others than the first two. */
export function relatedTo(services: readonly ShownService[], id: string): ShownService[] {
  const at = services.findIndex((service) => service.id === id || service.slug === id);
  return [...services.slice(at + 1), ...services.slice(0, Math.max(at, 0))];
}
