import type { TextKind } from '@contract/texts';
import type { ReactNode } from 'react';

interface Addressed {
  _id: string;
  slug?: string;
  status?: string;
}

export function addressOf(kind: TextKind, { _id, slug = '', status = 'published' }: Addressed): string | undefined {
  if (status !== 'published') return undefined;
  return { blogs: `/blogs/${_id}`, pages: `/${slug}`, services: `/services/${slug}` }[kind];
}

export const ViewOnSite = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noopener">
    View on site
  </a>
);

/**
 * Returns a function for the second line of the toast after a save. The line has a link to the page if this save made
 * the record public. `before` is `null` for a new record.
 */
export const publishedHint =
  (kind: TextKind, before: Addressed | null) =>
  (after: Addressed): ReactNode => {
    const address = addressOf(kind, after);
    if (!address || (before && addressOf(kind, before))) return null;
    return (
      <>
        Published. <ViewOnSite address={address} />
      </>
    );
  };
