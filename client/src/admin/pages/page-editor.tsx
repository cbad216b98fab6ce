import { PAGE_STATUS_LABELS } from '@contract/pages';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { pages } from '@/api/pages.api';
import { StatusTag } from '../shared/records/status-tag';
import { EditorPage } from '../texts/editor-page';
import { PAGE_TEXTS } from './page-dialog';
import { pagePath } from './page-form';

export function PageEditor({ id }: { id: string }) {
  return (
    <EditorPage
      kind="pages"
      id={id}
      failed={PAGE_TEXTS.load}
      tag={(page) => (
        <StatusTag tone={page?.status === 'published' ? 'good' : 'wait'}>
          {PAGE_STATUS_LABELS[page?.status ?? 'draft']}
        </StatusTag>
      )}
      menu={(page, acts) =>
        page?.status === 'published' && (
          <Button
            disabled={acts.isBusy}
            onClick={() =>
              acts.change(
                ({ _id, updatedAt }) => pages.update(_id, { status: 'draft', updatedAt }),
                PAGE_TEXTS.update.success,
                PAGE_TEXTS.update.failed,
              )
            }
          >
            Unpublish
          </Button>
        )
      }
      details={({ record: page }) =>
        page && (
          <>
            <p className="as-typed">
              URL: {window.location.origin}
              {pagePath(page.slug)}
            </p>
            <Link to={`/admin/pages?edit=${page._id}`}>Change the URL</Link>
          </>
        )
      }
    />
  );
}
