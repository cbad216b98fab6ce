import type { Service } from '@contract/services';
import type { SiteSettings } from '@contract/settings';

/** The service for search engines: https://schema.org/Service. `url` is its page's own, with the origin. */
export function serviceJsonLd(service: Service, { siteName, contactEmail }: SiteSettings, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.title,
    description: service.description,
    url,
    provider: { '@type': 'Organization', name: siteName, email: contactEmail },
  };
}
