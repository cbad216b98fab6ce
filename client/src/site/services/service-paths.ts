import type { ShownService } from './use-services';

/** Returns the URL of a service, with its slug if it has one. */
export const servicePage = ({ slug, id }: Pick<ShownService, 'slug' | 'id'>): string =>
  `/services/${encodeURIComponent(slug || id)}`;

/** Returns the URL of the quote form with this service selected. */
export const quotePage = ({ slug, id }: Pick<ShownService, 'slug' | 'id'>): string =>
  `/contact?${new URLSearchParams({ tab: 'quote', service: slug || id })}`;
