import { PAGE_FIELDS, type Page } from '@contract/pages';
import { pages } from '@/api/office';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import { atField } from '../shared/forms/at-field';
import { recordTexts } from '../shared/records/record-texts';
import type { RecordDialogState } from '../shared/records/use-record-dialog';
import { TitleAndSlug } from './page-inputs';

export const PAGE_TEXTS = recordTexts('Page', 'Failed to load pages');

interface PageDialogProps {
  dialog: RecordDialogState<Page>;
  onStored: (page: Page) => void;
}

const atSlug = (error: unknown): never => {
  throw atField(error, 'slug');
};

export function PageDialog(props: PageDialogProps) {
  return (
    <FieldsDialog
      fields={PAGE_FIELDS}
      noun="Page"
      newTitle="Add New Page"
      create={(input) => pages.create(input).catch(atSlug)}
      update={(id, edit) => pages.update(id, edit).catch(atSlug)}
      texts={PAGE_TEXTS}
      instead={{ title: <TitleAndSlug key="title" isNew={!props.dialog.record} />, slug: null }}
      width={720}
      {...props}
    />
  );
}
