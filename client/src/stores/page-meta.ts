import { useRemote } from './remote';

/** Read that no call answers: the server writes it into each document. */
export const META_READ = 'meta';

export interface PageMeta {
  /** Time of rendering, ISO 8601: what is drawn may not depend on a clock that differs on the other side. */
  now: string;
  /** Origin of canonical links, without a slash at the end. */
  publicUrl: string;
}

export function usePageMeta(): PageMeta {
  const meta = useRemote<PageMeta>(META_READ);
  if (meta.status !== 'ready') throw new Error('the document carries no page meta');
  return meta.value;
}
