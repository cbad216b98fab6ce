import { PAGE_FIELDS, PAGE_STATUS_LABELS, type Page } from '@contract/pages';
import { Button } from 'antd';
import { pages } from '@/api/pages';
import { useOfferMend } from '../shared/links/use-mend-links';
import { StatusTag } from '../shared/records/status-tag';
import { addressOf } from '../texts/address-of';
import { EditorPage } from '../texts/editor-page';
import { RecordValue } from '../texts/record-value';
import { isDraft } from '../texts/text-kinds';
import { atSlug, PAGE_TEXTS } from './page-dialog';
import { pagePath } from './page-form';

/** A change of the record itself: a draft's own time moves with each word, and tells nothing about it. */
const readAt = (page: Page) => (isDraft(page) ? {} : { updatedAt: page.updatedAt });

export function PageEditor({ id }: { id: string }) {
  const offerMend = useOfferMend();
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
      details={({ record: page, editor }) =>
        page && (
          <RecordValue
            label={PAGE_FIELDS.slug.label}
            stored={page.slug}
            extra={(typed) => `Preview: ${window.location.origin}${pagePath(typed)}`}
            input={{
              maxLength: PAGE_FIELDS.slug.max,
              autoComplete: 'off',
              autoCapitalize: 'none',
              spellCheck: false,
            }}
            save={async (slug) => {
              const moved = await pages.update(page._id, { slug, ...readAt(page) }).catch(atSlug);
              await editor.reload();
              void offerMend(addressOf('pages', page), addressOf('pages', moved));
            }}
          />
        )
      }
    />
  );
}
