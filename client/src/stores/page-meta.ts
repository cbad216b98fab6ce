import { META_READ, type PageMeta } from '@contract/rendering';
import { useRemote } from './remote';

export function usePageMeta(): PageMeta {
  const meta = useRemote<PageMeta>(META_READ);
  if (meta.status !== 'ready') throw new Error('the document carries no page meta');
  return meta.value;
}
