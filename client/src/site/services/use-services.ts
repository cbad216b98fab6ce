import { SERVICES_PATH } from '@contract/read-paths';
import { BUILT_IN_SERVICES, type Service, type ServiceInput } from '@contract/services';
import { useShownList } from '@/stores/shown-list';

export interface ShownService extends ServiceInput {
  /** What a request for a quote names: the `_id` of a stored service, the slug of a built-in one. */
  id: string;
  slug: string;
}

export interface ShownServices {
  isLoading: boolean;
  services: readonly ShownService[];
  /** There when the server could not be asked: the built-in services are shown meanwhile. */
  retry?: () => void;
}

const BUILT_IN: readonly ShownService[] = BUILT_IN_SERVICES.map((service) => ({ ...service, id: service.slug }));

/** The services to show: the stored ones, or the built-in six where there are none or the server does not answer. */
export function useServices(): ShownServices {
  const { isLoading, items, retry } = useShownList<Service>(SERVICES_PATH);
  if (isLoading) return { isLoading, services: [] };
  const stored = items.map((service) => ({ ...service, id: service._id }));
  return { isLoading, services: stored.length > 0 ? stored : BUILT_IN, retry };
}

/** The service that an address or a draft names by its id or its slug. */
export function findService(services: readonly ShownService[], name: string): ShownService | undefined {
  return services.find(({ id, slug }) => id === name || slug === name);
}

/** The built-in service of a slug, for when the server does not answer. */
export function findBuiltIn(slug: string): ShownService | undefined {
  return findService(BUILT_IN, slug);
}
