import { PAGE_FIELDS, PAGE_STATUS_LABELS, type Page } from '@contract/pages';
import { Button, Form } from 'antd';
import { useEffect, useRef } from 'react';
import { pages } from '@/api/office';
import { inMarkdown } from '../../room/in-markdown';
import { RoomBack } from '../../room/room-back';
import { RoomPaper } from '../../room/room-paper';
import { type RoomFormProps, useRoomForm } from '../../room/use-room-form';
import { blankForm, type FormOf, recordFields, toForm, toInput } from '../../shared/fields/record-form';
import { RecordInput } from '../../shared/fields/record-inputs';
import { DialogForm } from '../../shared/forms/dialog-form';
import { RoomBar } from '../../shared/layout/room-bar';
import { useOfferMend } from '../../shared/links/use-mend-links';
import { StatusTag } from '../../shared/records/status-tag';
import { atSlug, PAGE_TEXTS } from '../page-dialog';
import { pagePath, publicPath, suggestSlug } from '../page-form';
import { SlugInput } from '../page-inputs';

type PageForm = FormOf<typeof PAGE_FIELDS>;

const toRoomForm = (page: Page): PageForm => inMarkdown(toForm(PAGE_FIELDS, page));

const PAGE_ROOM = {
  kind: 'page',
  read: pages.read,
  toForm: toRoomForm,
  isShown: ({ status }: Page) => status === 'published',
  isDetail: (name: string) => name === 'slug' || name === 'status',
} as const;

/** The title and the text of a page as visitors will see them, and beside them its address and whether it is published. */
export function PageRoomForm(props: RoomFormProps<Page>) {
  const { record: page, room, versions, narrowVersions, form, paper } = useRoomForm(PAGE_ROOM, props);
  const offerMend = useOfferMend();
  return (
    <DialogForm<PageForm, Page>
      {...form}
      toForm={toRoomForm}
      initial={inMarkdown(blankForm(PAGE_FIELDS))}
      fields={recordFields(PAGE_FIELDS)}
      save={(typed, updatedAt, stored) => {
        const input = { ...toInput(PAGE_FIELDS, typed), ...form.draftKeeper.saved() };
        return (stored ? pages.update(stored._id, { ...input, updatedAt }) : pages.create(input)).catch(atSlug);
      }}
      onStored={(stored) => {
        if (page) void offerMend(publicPath(page), publicPath(stored));
        form.onStored(stored);
      }}
      texts={PAGE_TEXTS}
      saveButtons={(fields, isOff) => (
        <RoomBar>
          <RoomBack to="/admin/pages" name="Pages" />
          <StatusTag tone={page?.status === 'published' ? 'good' : 'wait'}>
            {PAGE_STATUS_LABELS[page?.status ?? 'draft']}
          </StatusTag>
          {room.words()}
          {versions}
          {page?.status === 'published' && (
            <Button href={pagePath(page.slug)} target="_blank" rel="noopener" aria-label="View in a new tab">
              View
            </Button>
          )}
          <Button type="primary" disabled={isOff} onClick={() => fields.submit()}>
            Save
          </Button>
        </RoomBar>
      )}
    >
      <RoomPaper {...paper}>
        {narrowVersions}
        <AddressInput isNew={!page} />
        <RecordInput name="status" field={PAGE_FIELDS.status} />
      </RoomPaper>
    </DialogForm>
  );
}

/** The title of a new page proposes its address, until somebody types one. */
function AddressInput({ isNew }: { isNew: boolean }) {
  const form = Form.useFormInstance<PageForm>();
  const title = Form.useWatch<string | undefined>('title', form) ?? '';
  const proposed = useRef('');
  useEffect(() => {
    const slug = form.getFieldValue('slug') as string;
    if (!isNew || slug !== proposed.current) return;
    proposed.current = suggestSlug(title);
    form.setFieldValue('slug', proposed.current);
  }, [form, isNew, title]);
  return <SlugInput />;
}
