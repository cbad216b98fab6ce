import { PAGE_FIELDS, type Page } from '@contract/pages';
import type { MissingPage } from '@contract/readiness';
import { pages } from '@/api/pages.api';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import { fieldError } from '../shared/forms/field-error';
import { recordTexts } from '../shared/records/record-texts';
import type { RecordDialogState } from '../shared/records/use-record-dialog';
import { publishedHint } from '../texts/address-of';
import { ContentInput } from '../texts/content-input';
import { AddressInput } from './page-inputs';

export const PAGE_TEXTS = recordTexts('Page', 'Failed to load pages');

/** @param read the page as loaded when the dialog opened; `null` for a new page */
export const saveTextsOf = (read: Page | null) => {
  const hint = publishedHint('pages', read);
  return { create: { ...PAGE_TEXTS.create, hint }, update: { ...PAGE_TEXTS.update, hint } };
};

interface PageDialogProps {
  dialog: RecordDialogState<Page>;
  begun?: MissingPage;
  onStored: (page: Page) => void;
  onDiscarded: () => void;
}

/** If another page already has this URL, the server answers 409. This shows the error at the URL field. */
const atSlug = fieldError('slug');

export function PageDialog({ dialog, begun, onStored, onDiscarded }: PageDialogProps) {
  return (
    <FieldsDialog
      noun="Page"
      dialog={dialog}
      onStored={onStored}
      onDiscarded={onDiscarded}
      fields={PAGE_FIELDS}
      newTitle="Add New Page"
      blank={begun}
      create={(input) => pages.create(input).catch(atSlug)}
      update={(id, edit) => pages.update(id, edit).catch(atSlug)}
      texts={saveTextsOf(dialog.record)}
      instead={{
        slug: <AddressInput key="slug" isNew={!dialog.record} />,
        content: (
          <ContentInput
            key="content"
            kind="pages"
            record={dialog.record}
            field={PAGE_FIELDS.content}
            onOpen={dialog.close}
          />
        ),
      }}
      width={720}
    />
  );
}
