import { PAGE_FIELDS, PAGE_STATUS_LABELS, type Page } from '@contract/pages';
import { pages } from '@/api/office';
import { addressOf } from '../../room/kept-kinds';
import { Room } from '../../room/room';
import { type RoomFormProps, useRoomForm } from '../../room/use-room-form';
import { blankForm, type FormOf, recordFields, toForm, toInput } from '../../shared/fields/record-form';
import { RecordInput } from '../../shared/fields/record-inputs';
import { DialogForm } from '../../shared/forms/dialog-form';
import { useOfferMend } from '../../shared/links/use-mend-links';
import { StatusTag } from '../../shared/records/status-tag';
import { inMarkdown } from '../../texts/in-markdown';
import { Paper } from '../../texts/paper';
import { atSlug, PAGE_TEXTS, saveTextsOf } from '../page-dialog';
import { AddressInput } from '../page-inputs';

type PageForm = FormOf<typeof PAGE_FIELDS>;

const toRoomForm = (page: Page): PageForm => inMarkdown(toForm(PAGE_FIELDS, page));

const BLANK = inMarkdown(blankForm(PAGE_FIELDS));

const PAGE_ROOM = {
  kind: 'page',
  read: pages.read,
  toForm: toRoomForm,
  tag: (page: Page | null) => (
    <StatusTag tone={page?.status === 'published' ? 'good' : 'wait'}>
      {PAGE_STATUS_LABELS[page?.status ?? 'draft']}
    </StatusTag>
  ),
} as const;

export const PageRoom = ({ id }: { id: string }) => (
  <Room kind="page" id={id} read={pages.read} blank={BLANK} failed={PAGE_TEXTS.load} form={PageRoomForm} />
);

/** Title and text of a page as visitors will see them, and beside them its address and whether it is published. */
function PageRoomForm(props: RoomFormProps<Page>) {
  const { record: page, narrowVersions, form, paper } = useRoomForm(PAGE_ROOM, props);
  const offerMend = useOfferMend();
  return (
    <DialogForm<PageForm, Page>
      {...form}
      initial={BLANK}
      fields={recordFields(PAGE_FIELDS)}
      save={(typed, updatedAt, stored) => {
        const input = { ...toInput(PAGE_FIELDS, typed), ...form.draftKeeper.saved() };
        return (stored ? pages.update(stored._id, { ...input, updatedAt }) : pages.create(input)).catch(atSlug);
      }}
      onStored={(stored) => {
        if (page) void offerMend(addressOf('page', page), addressOf('page', stored));
        form.onStored(stored);
      }}
      texts={saveTextsOf(page)}
    >
      <Paper {...paper}>
        {narrowVersions}
        <AddressInput isNew={!page} />
        <RecordInput name="status" field={PAGE_FIELDS.status} />
      </Paper>
    </DialogForm>
  );
}
