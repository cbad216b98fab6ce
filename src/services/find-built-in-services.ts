import { BUILT_IN_SERVICES } from '../contract/built-in-services';
import { type Service } from '../contract/services';

/** Built-in services have the date of the product's first release. */
const RELEASED_AT = '2026-11-01T00:00:00.000Z';

/** Returns a built-in service in the form of a stored one. Its id is the slug. */
export function findBuiltInService(slug: string): Service | null {
  const found = BUILT_IN_SERVICES.find((service) => service.slug === slug);
  if (!found) return null;
  return { ...found, features: [...found.features], _id: found.slug, createdAt: RELEASED_AT, updatedAt: RELEASED_AT };
}
