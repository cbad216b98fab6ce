import { PAGE_FIELDS, PAGE_STATUS_LABELS, type Page } from '@contract/pages';
import { Button, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pages } from '@/api/office';
import { inMarkdown } from '../../room/in-markdown';
import type { ReadRoom } from '../../room/read-room';
import styles from '../../room/room.module.css';
import { RoomBack } from '../../room/room-back';
import { RoomPaper } from '../../room/room-paper';
import { useKeptRoom } from '../../room/use-kept-room';
import { useLatest } from '../../room/use-latest';
import { blankForm, type FormOf, recordFields, toForm, toInput } from '../../shared/fields/record-form';
import { RecordInput } from '../../shared/fields/record-inputs';
import { DialogForm } from '../../shared/forms/dialog-form';
import { RoomBar } from '../../shared/layout/room-bar';
import { useOfferMend } from '../../shared/links/use-mend-links';
import { StatusTag } from '../../shared/records/status-tag';
import { findWriterOf } from '../../versions/find-writer';
import { VersionsButton } from '../../versions/versions-button';
import { atSlug, PAGE_TEXTS } from '../page-dialog';
import { pagePath, publicPath, suggestSlug } from '../page-form';
import { SlugInput } from '../page-inputs';

type PageForm = FormOf<typeof PAGE_FIELDS>;

const FIND_WRITER = findWriterOf('page');

const toRoomForm = (page: Page): PageForm => inMarkdown(toForm(PAGE_FIELDS, page));

interface PageRoomFormProps extends ReadRoom<Page> {
  onRestored: (page: Page, isUndone: boolean, drop: () => void) => void;
}

/** The title and the text of a page as visitors will see them, and beside them its address and whether it is published. */
export function PageRoomForm({ record: read, onRestored, ...text }: PageRoomFormProps) {
  /** As this room has read or saved it last. */
  const [known, setKnown] = useState(read);
  const [isUploading, setIsUploading] = useState(false);
  const [isDetailsOpen, setIsDetailsOpen] = useState(false);
  const offerMend = useOfferMend();
  const room = useKeptRoom('page', text);
  const page = useLatest(known, room.origin, pages.read);
  const { draftName, draftKeeper } = room;
  const versions = page && {
    of: { kind: 'page' as const, id: page._id },
    name: page.title,
    isShown: page.status === 'published',
    isUnsaved: room.isUnsaved,
    onRestored: (record: object, isUndone: boolean) => onRestored(record as Page, isUndone, room.drop),
  };
  return (
    <DialogForm<PageForm, Page>
      open
      isRoom
      record={page}
      toForm={toRoomForm}
      initial={inMarkdown(blankForm(PAGE_FIELDS))}
      fields={recordFields(PAGE_FIELDS)}
      note={room.note}
      findWriter={FIND_WRITER}
      draftName={draftName}
      draftKeeper={draftKeeper}
      save={(typed, updatedAt, stored) => {
        const input = { ...toInput(PAGE_FIELDS, typed), ...draftKeeper.saved() };
        return (stored ? pages.update(stored._id, { ...input, updatedAt }) : pages.create(input)).catch(atSlug);
      }}
      onStored={(stored) => {
        setKnown(stored);
        if (page) void offerMend(publicPath(page), publicPath(stored));
        room.settle(stored._id);
      }}
      onDiscarded={room.leave}
      onClose={() => undefined}
      onFieldError={(first) => flushSync(() => setIsDetailsOpen(first === 'slug' || first === 'status'))}
      texts={PAGE_TEXTS}
      isSaveDisabled={() => isUploading}
      saveButtons={(fields, isOff) => (
        <RoomBar>
          <RoomBack to="/admin/pages" name="Pages" />
          <StatusTag tone={page?.status === 'published' ? 'good' : 'wait'}>
            {PAGE_STATUS_LABELS[page?.status ?? 'draft']}
          </StatusTag>
          {room.words()}
          {versions && <VersionsButton {...versions} className={styles.wide} />}
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
      <RoomPaper
        stored={known && toRoomForm(known)}
        heading={page ? `Write: ${page.title}` : 'Write a page'}
        onBusyChange={setIsUploading}
        isDetailsOpen={isDetailsOpen}
        onDetails={setIsDetailsOpen}
      >
        {versions && <VersionsButton {...versions} className={styles.narrow} />}
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
