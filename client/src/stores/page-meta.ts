import { META_READ, type PageMeta } from '@contract/rendering';
import { useRemoteStore } from './remote';
import { useRemoteOf } from './server-store';

export function usePageMeta(): PageMeta {
  const meta = useRemoteOf(useRemoteStore(), META_READ);
  if (meta.status !== 'ready') throw new Error('the document carries no page meta');
  return meta.value as PageMeta;
}
