import { BUILT_IN_SERVICES } from '@contract/built-in-services';
import type { Service, ServiceInput } from '@contract/services';
import { findService, type NamedService, nameOf, type ShownServices, useServicesOr } from './services-or';

export type ShownService = ServiceInput & NamedService & Pick<Service, 'text' | 'blocks'>;

const BUILT_IN = BUILT_IN_SERVICES.map((service): ShownService => ({ ...service, id: service.slug }));

export const useServices = (): ShownServices<ShownService> => useServicesOr(BUILT_IN);

export const findBuiltIn = (slug: string): ShownService | undefined => findService(BUILT_IN, slug);

export const servicePage = (service: Pick<ShownService, 'slug' | 'id'>): string =>
  `/services/${encodeURIComponent(nameOf(service))}`;

export const quotePage = (service: Pick<ShownService, 'slug' | 'id'>): string =>
  `/contact?${new URLSearchParams({ tab: 'quote', service: nameOf(service) })}`;
