import type { DraftKind } from '@contract/drafts';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { findWriterOf } from '../versions/find-writer';
import { VersionsButton } from '../versions/versions-button';
import type { ReadRoom } from './read-room';
import styles from './room.module.css';
import { useKeptRoom } from './use-kept-room';
import { useLatest } from './use-latest';

interface WrittenRecord {
  _id: string;
  updatedAt: string;
  title: string;
}

export interface RoomFormProps<R> extends ReadRoom<R> {
  onRestored: (record: R, isUndone: boolean, drop: () => void) => void;
}

interface Written<R> {
  kind: DraftKind;
  /** Keeps its identity. */
  read: (id: string) => Promise<R>;
  toForm: (record: R) => object;
  /** True where visitors see the record. */
  isShown: (record: R) => boolean;
  /** True where the field of that name stands beside the text. */
  isDetail: (name: string) => boolean;
}

/** State and props that the rooms of posts, pages and services share around their forms. */
export function useRoomForm<R extends WrittenRecord>(
  { kind, read, toForm, isShown, isDetail }: Written<R>,
  { record: atFirst, onRestored, ...text }: RoomFormProps<R>,
) {
  /** As this room has read or saved it last. */
  const [known, setKnown] = useState(atFirst);
  const [isUploading, setIsUploading] = useState(false);
  const [isDetailsOpen, setIsDetailsOpen] = useState(false);
  const [findWriter] = useState(() => findWriterOf(kind));
  const room = useKeptRoom(kind, text);
  const record = useLatest(known, room.origin, read);
  const showField = (name: string) => flushSync(() => setIsDetailsOpen(isDetail(name)));
  const versionsIn = (className: string): ReactNode =>
    record && (
      <VersionsButton
        of={{ kind, id: record._id }}
        name={record.title}
        isShown={isShown(record)}
        isUnsaved={room.isUnsaved}
        onRestored={(restored: object, isUndone) => onRestored(restored as R, isUndone, room.drop)}
        className={className}
      />
    );
  return {
    record,
    room,
    /** Opens the part in which that field stands. */
    showField,
    /** The button in the bar, and beside the text where the bar has no room for it. */
    versions: versionsIn(styles.wide),
    narrowVersions: versionsIn(styles.narrow),
    /** Props of the form. */
    form: {
      open: true,
      isRoom: true,
      record,
      note: room.note,
      findWriter,
      draftName: room.draftName,
      draftKeeper: room.draftKeeper,
      onStored(stored: R) {
        setKnown(stored);
        room.settle(stored._id);
      },
      onDiscarded: room.leave,
      onClose: () => undefined,
      onFieldError: showField,
      isSaveDisabled: () => isUploading,
    },
    /** Props of the paper in it. */
    paper: {
      stored: known && toForm(known),
      heading: record ? `Write: ${record.title}` : `Write a ${kind}`,
      onBusyChange: setIsUploading,
      isDetailsOpen,
      onDetails: setIsDetailsOpen,
    },
  };
}
