import type { ShownService } from './use-services';

/** Returns the other services, starting after this one, so that each page links to different ones. */
export function relatedTo(services: readonly ShownService[], id: string): ShownService[] {
  const position = services.findIndex((service) => service.id === id || service.slug === id);
  return [...services.slice(position + 1), ...services.slice(0, Math.max(position, 0))];
}
