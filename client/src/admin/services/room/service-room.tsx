import { SERVICE_FIELDS } from '@contract/services';
import { services } from '@/api/office';
import { inMarkdown } from '../../room/in-markdown';
import { readRoom } from '../../room/read-room';
import { RoomReader } from '../../room/room-reader';
import { useRestored } from '../../room/use-restored';
import { blankForm } from '../../shared/fields/record-form';
import { SERVICE_TEXTS } from '../service-dialog';
import { type ReadService, ServiceRoomForm } from './service-room-form';

const BLANK = inMarkdown(blankForm(SERVICE_FIELDS), 'description');

/** A page of the office to write one service in: its id, or that of a new text. */
export function ServiceRoom({ id }: { id: string }) {
  return (
    <RoomReader noun="Service" read={(signal) => readService(id, signal)} failed={SERVICE_TEXTS.load}>
      {(read) => <RestorableRoom {...read} />}
    </RoomReader>
  );
}

function RestorableRoom({ count, ...read }: ReadService) {
  const { restore, turn, ...shown } = useRestored('service', read, BLANK);
  return <ServiceRoomForm key={turn} {...shown} count={count} onRestored={restore} />;
}

/** Where a new one is written, with how many there are. */
async function readService(id: string, signal: AbortSignal): Promise<ReadService> {
  const room = await readRoom({
    kind: 'service',
    id,
    read: (of) => services.read(of, signal),
    blank: BLANK,
    text: 'description',
  });
  const count = room.record ? 0 : (await services.list({ page: 1, limit: 1 }, signal)).total;
  return { ...room, count };
}
