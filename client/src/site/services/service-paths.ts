import type { ShownService } from './use-services';

/** Address of a service, in words that people can read. */
export const servicePage = ({ slug, id }: Pick<ShownService, 'slug' | 'id'>): string =>
  `/services/${encodeURIComponent(slug || id)}`;

/** The quote form with this service chosen. */
export const quotePage = ({ slug, id }: Pick<ShownService, 'slug' | 'id'>): string =>
  `/contact?${new URLSearchParams({ tab: 'quote', service: slug || id })}`;
