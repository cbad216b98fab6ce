import type { ShownService } from './use-services';

export const servicePage = ({ slug, id }: Pick<ShownService, 'slug' | 'id'>): string =>
  `/services/${encodeURIComponent(slug || id)}`;

export const quotePage = ({ slug, id }: Pick<ShownService, 'slug' | 'id'>): string =>
  `/contact?${new URLSearchParams({ tab: 'quote', service: slug || id })}`;
