import { BUILT_IN_SERVICES, type Service, type ServiceInput } from '@contract/services';
import { useEffect } from 'react';
import { useRemoteList } from '@/stores/remote';

/** Read of the services screen and of the quote form. */
export const SERVICES_PATH = '/services';

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
  const remote = useRemoteList<Service>(SERVICES_PATH);
  const error = remote.status === 'failed' ? remote.error : null;
  useEffect(() => {
    if (error) console.warn('services could not be read:', error.message);
  }, [error]);

  if (remote.status === 'loading') return { isLoading: true, services: [] };
  if (remote.status === 'failed') return { isLoading: false, services: BUILT_IN, retry: remote.retry };
  const stored = remote.value.items.map((service) => ({ ...service, id: service._id }));
  return { isLoading: false, services: stored.length > 0 ? stored : BUILT_IN };
}

/** The service that an address or a draft names by its id or its slug. */
export function findService(services: readonly ShownService[], name: string): ShownService | undefined {
  return services.find(({ id, slug }) => id === name || slug === name);
}
