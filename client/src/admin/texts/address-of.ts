import type { TextKind } from '@contract/texts';

interface Addressed {
  _id: string;
  slug?: string;
  status?: string;
}

/** Address at which visitors read a record; missing for one that they do not see. */
export function addressOf(kind: TextKind, { _id, slug = '', status = 'published' }: Addressed): string | undefined {
  if (status !== 'published') return undefined;
  return { blogs: `/blogs/${_id}`, pages: `/${slug}`, services: `/services/${slug}` }[kind];
}
