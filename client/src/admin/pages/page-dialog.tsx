import { PAGE_FIELDS, type Page } from '@contract/pages';
import { pages } from '@/api/office';
import { ContentInput } from '../room/content-input';
import { useKeptDialog } from '../room/use-kept-dialog';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import { atField } from '../shared/forms/at-field';
import { recordTexts } from '../shared/records/record-texts';
import type { RecordDialogState } from '../shared/records/use-record-dialog';
import { findWriterOf } from '../versions/find-writer';
import { VersionsButton } from '../versions/versions-button';
import { TitleAndSlug } from './page-inputs';

export const PAGE_TEXTS = recordTexts('Page', 'Failed to load pages');

interface PageDialogProps {
  dialog: RecordDialogState<Page>;
  onStored: (page: Page) => void;
}

/** What is wrong about a page that the server says of none of its fields. */
export const atSlug = (error: unknown): never => {
  throw atField(error, 'slug');
};

export function PageDialog(props: PageDialogProps) {
  const { draftKeeper, textId, room } = useKeptDialog('page', props.dialog);
  return (
    <FieldsDialog
      fields={PAGE_FIELDS}
      noun="Page"
      newTitle="Add New Page"
      create={(input) => pages.create({ ...input, ...draftKeeper.saved() }).catch(atSlug)}
      update={(id, edit) => pages.update(id, { ...edit, ...draftKeeper.saved() }).catch(atSlug)}
      draftKeeper={draftKeeper}
      findWriter={findWriterOf('page')}
      textId={textId}
      texts={PAGE_TEXTS}
      instead={{
        title: <TitleAndSlug key="title" isNew={!props.dialog.record} />,
        slug: null,
        content: <ContentInput key="content" field={PAGE_FIELDS.content} room={room} />,
      }}
      tools={({ _id, title, status }) => (
        <VersionsButton
          of={{ kind: 'page', id: _id }}
          name={title}
          isShown={status === 'published'}
          onRestored={(restored) => {
            props.onStored(restored as Page);
            props.dialog.close();
          }}
        />
      )}
      width={720}
      {...props}
    />
  );
}
