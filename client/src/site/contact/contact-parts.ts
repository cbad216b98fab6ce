import { isFinding, tabOf } from '@contract/contact-tab';
import { LazySection, type PageSection } from '@/ui/lazy-section';

export const MESSAGE_PANEL = new LazySection(
  'message/message-panel.tsx',
  async () => (await import('./message/message-panel')).MessagePanel,
);
export const NEW_REQUEST = new LazySection(
  'request/new-request.tsx',
  async () => (await import('./request/new-request')).NewRequest,
);
export const FOLLOWED_REQUEST = new LazySection(
  'quote/followed-request.tsx',
  async () => (await import('./quote/followed-request')).FollowedRequest,
);
export const FIND_REQUEST = new LazySection(
  'find/find-request.tsx',
  async () => (await import('./find/find-request')).FindRequest,
);

export function partOf(search: URLSearchParams): PageSection {
  if (tabOf(search) === 'contact') return MESSAGE_PANEL;
  if (search.get('request')) return FOLLOWED_REQUEST;
  return isFinding(search) ? FIND_REQUEST : NEW_REQUEST;
}
