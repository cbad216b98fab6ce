import type { Page } from '@contract/pages';
import { createPage, updatePage } from '@/api/pages';
import { atField } from '../shared/at-field';
import { RecordDialog } from '../shared/record-dialog';
import type { RecordDialogState } from '../shared/use-record-dialog';
import { EMPTY_PAGE, type PageForm, toForm, toInput } from './page-form';
import { PAGE_FIELDS, PageInputs } from './page-inputs';
import { PAGE_TEXTS } from './page-texts';

interface PageDialogProps {
  dialog: RecordDialogState<Page>;
  onStored: (page: Page) => void;
}

export function PageDialog({ dialog: { open, record, close }, onStored }: PageDialogProps) {
  const save = async (form: PageForm, updatedAt: string | undefined) => {
    try {
      return await (record ? updatePage(record._id, { ...toInput(form), updatedAt }) : createPage(toInput(form)));
    } catch (error) {
      throw atField(error, 'slug');
    }
  };
  return (
    <RecordDialog
      open={open}
      title={record ? 'Edit Page' : 'Add New Page'}
      record={record}
      toForm={toForm}
      blank={EMPTY_PAGE}
      draftName={`page:${record?._id ?? 'new'}`}
      fields={PAGE_FIELDS}
      save={save}
      onStored={onStored}
      onClose={close}
      texts={record ? PAGE_TEXTS.update : PAGE_TEXTS.create}
      saveText={record ? 'Save' : 'Add Page'}
      width={720}
    >
      <PageInputs isNew={!record} />
    </RecordDialog>
  );
}
