import { LIMITS } from '@contract/limits';
import type { Subscriber } from '@contract/newsletter';
import { listSubscribers } from '@/api/subscribers';

/** Every subscriber, page after page; each once, also when somebody subscribes or leaves in between. */
export async function readAllSubscribers(): Promise<Subscriber[]> {
  const found = new Map<string, Subscriber>();
  for (let page = 1; ; page++) {
    const { items, total } = await listSubscribers(page, LIMITS.pageSizeMax);
    for (const subscriber of items) found.set(subscriber._id, subscriber);
    if (items.length === 0 || page * LIMITS.pageSizeMax >= total) return [...found.values()];
  }
}
