import type { TextKind } from '@contract/texts';
import type { ReactNode } from 'react';
import { addressOf } from './address-of';

type Addressed = Parameters<typeof addressOf>[1];

export const ViewOnSite = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noopener">
    View on site
  </a>
);

/**
 * Says below the toast of a save that visitors can read the record from now on, and where.
 * @param before as it was opened; `null` for a new one
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
