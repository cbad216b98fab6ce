import { isFinding, tabOf } from '@contract/contact-tab';
import { LazyPart, type PagePart } from '@/ui/lazy-part';

export const MESSAGE_PANEL = new LazyPart(
  'message/message-panel.tsx',
  async () => (await import('./message/message-panel')).MessagePanel,
);
export const NEW_REQUEST = new LazyPart(
  'request/new-request.tsx',
  async () => (await import('./request/new-request')).NewRequest,
);
export const FOLLOWED_REQUEST = new LazyPart(
  'quote/followed-request.tsx',
  async () => (await import('./quote/followed-request')).FollowedRequest,
);
export const FIND_REQUEST = new LazyPart(
  'find/find-request.tsx',
  async () => (await import('./find/find-request')).FindRequest,
);

/** The part that an address of the contact page opens. */
export function partOf(search: URLSearchParams): PagePart {
  if (tabOf(search) === 'contact') return MESSAGE_PANEL;
  if (search.get('request')) return FOLLOWED_REQUEST;
  return isFinding(search) ? FIND_REQUEST : NEW_REQUEST;
}
