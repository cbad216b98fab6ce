import { SERVICES_PATH } from '@contract/read-paths';
import type { Service } from '@contract/services';
import { useVisitorList } from '@/stores/visitor-list';
import { useIsOwn } from '@/stores/website-store';

export interface NamedService {
  /** Id of a stored service, or slug of a built-in one. */
  id: string;
  slug: string;
  title: string;
}

export interface ShownServices<Shown extends NamedService = NamedService> {
  isLoading: boolean;
  services: readonly Shown[];
  retry?: () => void;
}

/** Returns `builtIn` if no service is stored or loading failed, unless staff have removed the sample content. */
export function useServicesOr<Shown extends NamedService>(
  builtIn: readonly Shown[],
): ShownServices<Shown | (Service & { id: string })> {
  const { isLoading, items, retry } = useVisitorList<Service>(SERVICES_PATH);
  const isOwn = useIsOwn();
  if (isLoading) return { isLoading, services: [] };
  const stored = items.map((service) => ({ ...service, id: service._id }));
  return { isLoading, services: stored.length > 0 || isOwn ? stored : builtIn, retry };
}

/** Value in URLs and in the request form. It is the same before and after the list has loaded. */
export const nameOf = ({ slug, id }: Pick<NamedService, 'slug' | 'id'>): string => slug || id;

export function findService<Shown extends NamedService>(services: readonly Shown[], name: string): Shown | undefined {
  return services.find(({ id, slug }) => id === name || slug === name);
}
