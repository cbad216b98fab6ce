import { SERVICES_PATH } from '@contract/read-paths';
import type { Service } from '@contract/services';
import { useVisitorList } from '@/stores/visitor-list';
import { useIsOwn } from '@/stores/website-store';

/** What a list of options knows of a service. */
export interface NamedService {
  /** What a request for a quote names: the `_id` of a stored service, the slug of a built-in one. */
  id: string;
  slug: string;
  title: string;
}

export interface ShownServices<Shown extends NamedService = NamedService> {
  isLoading: boolean;
  services: readonly Shown[];
  /** There when the server could not be asked: what is shown meanwhile is built in. */
  retry?: () => void;
}

/** The stored services, or `builtIn` where there are none or the server does not answer, unless the site shows its own alone. */
export function useServicesOr<Shown extends NamedService>(
  builtIn: readonly Shown[],
): ShownServices<Shown | (Service & { id: string })> {
  const { isLoading, items, retry } = useVisitorList<Service>(SERVICES_PATH);
  const isOwn = useIsOwn();
  if (isLoading) return { isLoading, services: [] };
  const stored = items.map((service) => ({ ...service, id: service._id }));
  return { isLoading, services: stored.length > 0 || isOwn ? stored : builtIn, retry };
}

/** The service that an address or a draft names by its id or its slug. */
export function findService<Shown extends NamedService>(services: readonly Shown[], name: string): Shown | undefined {
  return services.find(({ id, slug }) => id === name || slug === name);
}
