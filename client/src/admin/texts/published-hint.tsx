import type { DraftKind } from '@contract/drafts';
import type { ReactNode } from 'react';
import { addressOf } from '../room/kept-kinds';

type Addressed = Parameters<typeof addressOf>[1];

/**
 * Says below the toast of a save that visitors can read the record from now on, and where.
 * @param before as it was opened; `null` for a new one
 */
export const publishedHint =
  (kind: DraftKind, before: Addressed | null) =>
  (after: Addressed): ReactNode => {
    const address = addressOf(kind, after);
    if (!address || (before && addressOf(kind, before))) return null;
    return (
      <>
        Published.{' '}
        <a href={address} target="_blank" rel="noopener">
          View on site
        </a>
      </>
    );
  };
