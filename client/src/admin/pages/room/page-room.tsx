import { PAGE_FIELDS, type Page } from '@contract/pages';
import { pages } from '@/api/office';
import { inMarkdown, takeKeptText } from '../../room/in-markdown';
import { RoomReader } from '../../room/room-reader';
import { NEW } from '../../room/use-open-room';
import { useRestored } from '../../room/use-restored';
import { blankForm } from '../../shared/fields/record-form';
import { PAGE_TEXTS } from '../page-dialog';
import { draftNameOf, PageRoomForm } from './page-room-form';

const BLANK = inMarkdown(blankForm(PAGE_FIELDS));

/** A page of the office to write one page of the site in: `new`, or its id. */
export function PageRoom({ id }: { id: string }) {
  return (
    <RoomReader noun="Page" read={(signal) => readRoom(id, signal)} failed={PAGE_TEXTS.load}>
      {(page) => <ReadRoom page={page} id={id} />}
    </RoomReader>
  );
}

function ReadRoom({ page, id }: { page: Page | null; id: string }) {
  const { record, turn, restore } = useRestored(page, draftNameOf(id), BLANK);
  return <PageRoomForm key={turn} page={record} onRestored={restore} />;
}

async function readRoom(id: string, signal: AbortSignal): Promise<{ record: Page | null }> {
  const record = id === NEW ? null : await pages.read(id, signal);
  takeKeptText(draftNameOf(id), BLANK);
  return { record };
}
