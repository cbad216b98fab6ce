import type { Page } from '@contract/pages';
import { Button } from 'antd';
import { pagePath } from './page-form';

interface PageActionsProps {
  page: Page;
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** View is off for a draft, which has no address yet. */
export function PageActions({ page: { title, slug, status }, canEdit, onEdit, onDelete }: PageActionsProps) {
  return (
    <>
      {status === 'published' ? (
        <Button href={pagePath(slug)} target="_blank" rel="noopener" aria-label={`View ${title} in a new tab`}>
          View
        </Button>
      ) : (
        <Button disabled aria-label={`View ${title}: not while it is a draft`}>
          View
        </Button>
      )}
      {canEdit && (
        <>
          <Button aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </Button>
          <Button aria-label={`Delete ${title}`} onClick={onDelete}>
            Delete
          </Button>
        </>
      )}
    </>
  );
}
