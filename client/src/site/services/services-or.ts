import { SERVICES_PATH } from '@contract/read-paths';
import type { Service } from '@contract/services';
import { useVisitorList } from '@/stores/visitor-list';
import { useIsOwn } from '@/stores/website-store';

/** Service in a list of options. */
export interface NamedService {
  /** Value in a request for a quote: the `_id` of a stored service, the slug of a default one. */
  id: string;
  slug: string;
  title: string;
}

export interface ShownServices<Shown extends NamedService = NamedService> {
  isLoading: boolean;
  services: readonly Shown[];
  /** Set if the server could not be reached; the defaults are shown meanwhile. */
  retry?: () => void;
}

/** Returns the stored services, or `builtIn` without any or without an answer, unless the samples were removed. */
export function useServicesOr<Shown extends NamedService>(
  builtIn: readonly Shown[],
): ShownServices<Shown | (Service & { id: string })> {
  const { isLoading, items, retry } = useVisitorList<Service>(SERVICES_PATH);
  const isOwn = useIsOwn();
  if (isLoading) return { isLoading, services: [] };
  const stored = items.map((service) => ({ ...service, id: service._id }));
  return { isLoading, services: stored.length > 0 || isOwn ? stored : builtIn, retry };
}

/** Finds a service by the id or slug in a URL or a draft. */
export function findService<Shown extends NamedService>(services: readonly Shown[], name: string): Shown | undefined {
  return services.find(({ id, slug }) => id === name || slug === name);
}
