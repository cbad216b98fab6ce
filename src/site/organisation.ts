import { socialLink } from '../contract/social-links';
import { VISITOR_DEFAULTS, type VisitorSettings } from '../contract/visitor-settings';

/** Returns the location on the map. Search engines do not get the sample location or a hidden location. */
function geoOf({ showMap, mapLatitude: latitude, mapLongitude: longitude }: VisitorSettings): object | null {
  const isSample = latitude === VISITOR_DEFAULTS.mapLatitude && longitude === VISITOR_DEFAULTS.mapLongitude;
  return showMap && !isSample ? { '@type': 'GeoCoordinates', latitude, longitude } : null;
}

/** Describes the organisation for search engines. See https://schema.org/Organization */
export function organisationOf(settings: VisitorSettings, publicUrl: string): object {
  const { siteName, siteDescription, contactEmail, contactPhone, socialLinks } = settings;
  const address = { '@type': 'PostalAddress', streetAddress: settings.address };
  const profiles = socialLinks.filter((link) => socialLink(link).isProfile);
  const geo = geoOf(settings);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: siteName,
    description: siteDescription,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    email: contactEmail,
    telephone: contactPhone,
    ...(profiles.length > 0 && { sameAs: profiles }),
    address,
    ...(geo && { location: { '@type': 'Place', address, geo } }),
  };
}
