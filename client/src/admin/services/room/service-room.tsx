import { SERVICE_FIELDS } from '@contract/services';
import { services } from '@/api/office';
import { inMarkdown, takeKeptText } from '../../room/in-markdown';
import { RoomReader } from '../../room/room-reader';
import { NEW } from '../../room/use-open-room';
import { blankForm } from '../../shared/fields/record-form';
import { SERVICE_TEXTS } from '../service-dialog';
import { draftNameOf, type ReadService, ServiceRoomForm } from './service-room-form';

const BLANK = inMarkdown(blankForm(SERVICE_FIELDS), 'description');

/** A page of the office to write one service in: `new`, or its id. */
export function ServiceRoom({ id }: { id: string }) {
  return (
    <RoomReader noun="Service" read={(signal) => readRoom(id, signal)} failed={SERVICE_TEXTS.load}>
      {(read) => read && <ServiceRoomForm {...read} />}
    </RoomReader>
  );
}

async function readRoom(id: string, signal: AbortSignal): Promise<{ record: ReadService }> {
  const isNew = id === NEW;
  const record = isNew
    ? { service: null, count: (await services.list({ page: 1, limit: 1 }, signal)).total }
    : { service: await services.read(id, signal), count: 0 };
  takeKeptText(draftNameOf(id), BLANK, 'description');
  return { record };
}
