import { PAGE_FIELDS, type Page } from '@contract/pages';
import { pages } from '@/api/office';
import { inMarkdown } from '../../room/in-markdown';
import { type ReadRoom, readRoom } from '../../room/read-room';
import { RoomReader } from '../../room/room-reader';
import { useRestored } from '../../room/use-restored';
import { blankForm } from '../../shared/fields/record-form';
import { PAGE_TEXTS } from '../page-dialog';
import { PageRoomForm } from './page-room-form';

const BLANK = inMarkdown(blankForm(PAGE_FIELDS));

/** A page of the office to write one page of the site in: its id, or that of a new text. */
export function PageRoom({ id }: { id: string }) {
  return (
    <RoomReader
      noun="Page"
      read={(signal) => readRoom({ kind: 'page', id, read: (of) => pages.read(of, signal), blank: BLANK })}
      failed={PAGE_TEXTS.load}
    >
      {(read) => <RestorableRoom {...read} />}
    </RoomReader>
  );
}

function RestorableRoom(read: ReadRoom<Page>) {
  const { restore, turn, ...shown } = useRestored('page', read, BLANK);
  return <PageRoomForm key={turn} {...shown} onRestored={restore} />;
}
