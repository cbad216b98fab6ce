import type { DraftKind } from '@contract/drafts';
import { Button, Skeleton } from 'antd';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useServerRead } from '@/stores/own-store';
import {
  isDraftKept,
  keepOfficeDraft,
  type OfficeDraft,
  readOfficeDraft,
  takeOpenDraft,
} from '../shared/drafts/office-draft';
import cards from '../shared/layout/page-card.module.css';
import { PageTitle } from '../shared/layout/page-head';
import { draftNameOf, KEPT_KINDS } from './kept-kinds';
import { type ReadRoom, readRoom } from './read-room';
import type { RoomFormProps, WrittenRecord } from './use-room-form';

interface RoomProps<R, More> {
  kind: DraftKind;
  /** Of a record, or of a new text. */
  id: string;
  read: (id: string, signal: AbortSignal) => Promise<R>;
  /** Fields of a new one. */
  blank: object;
  failed: string;
  /** Options of the form besides. */
  readMore?: (record: R | null, signal: AbortSignal) => Promise<More>;
  form: ComponentType<RoomFormProps<R> & More>;
}

/** A page of the office to write one record in. Says where that cannot be read. */
export function Room<R extends WrittenRecord, More extends object>(props: RoomProps<R, More>) {
  const { kind, failed } = props;
  const [readAll] = useState(() => async (signal: AbortSignal) => {
    const read = await readRoom({ ...props, read: (of) => props.read(of, signal) });
    return { ...read, ...(await props.readMore?.(read.record, signal)) } as ReadRoom<R> & More;
  });
  const room = useServerRead(readAll);
  const { noun } = KEPT_KINDS[kind];
  // The list opens no dialog over the text that was written here.
  useEffect(() => {
    const leave = () => void takeOpenDraft(noun);
    // Also where an address is typed, or the list is opened by a link of another document.
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [noun]);
  if (room.status === 'ready') return <Restorable {...props} begin={room.value} />;
  return (
    <div className={cards.card}>
      <PageTitle title="Write" />
      {room.status === 'loading' ? (
        <>
          <p role="status">Loading {noun.toLowerCase()}...</p>
          <Skeleton active paragraph={{ rows: 8 }} />
        </>
      ) : (
        <div className="stack gap-4 centre">
          <p>{room.error.status === 404 ? `This ${noun.toLowerCase()} is gone.` : failed}</p>
          <Button onClick={room.retry}>Retry</Button>
        </div>
      )}
    </div>
  );
}

interface RestorableProps<R, More> extends Pick<RoomProps<R, More>, 'kind' | 'blank' | 'form'> {
  begin: ReadRoom<R> & More;
}

/** Record as it was read, or as a version that was brought back since: with that the form begins anew. */
function Restorable<R extends WrittenRecord, More extends object>(props: RestorableProps<R, More>) {
  const { kind, blank, begin, form: Form } = props;
  const [{ shown, turn }, setShown] = useState({ shown: begin, turn: 0 });
  const typed = useRef<OfficeDraft<object> | null>(null);
  const restore: RoomFormProps<R>['onRestored'] = (record, isUndone, drop) => {
    const draftName = draftNameOf(kind, record._id);
    if (!isUndone) typed.current = isDraftKept(draftName) ? readOfficeDraft(draftName, blank) : null;
    drop();
    if (isUndone && typed.current) keepOfficeDraft(draftName, { ...typed.current, version: record.updatedAt });
    setShown((before) => ({
      shown: { ...before.shown, record, textId: record._id, origin: null },
      turn: before.turn + 1,
    }));
  };
  return <Form key={turn} {...shown} onRestored={restore} />;
}
