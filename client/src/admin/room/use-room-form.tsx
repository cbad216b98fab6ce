import type { DraftKind } from '@contract/drafts';
import { Button, type FormInstance } from 'antd';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { RoomBar } from '../shared/layout/room-bar';
import styles from '../texts/editor.module.css';
import { EditorBack } from '../texts/editor-back';
import { findWriterOf } from '../versions/find-writer';
import { VersionsButton } from '../versions/versions-button';
import { addressOf, KEPT_KINDS } from './kept-kinds';
import type { ReadRoom } from './read-room';
import { useKeptRoom } from './use-kept-room';
import { useLatest } from './use-latest';

export interface WrittenRecord {
  _id: string;
  updatedAt: string;
  title: string;
}

export interface RoomFormProps<R> extends ReadRoom<R> {
  /** @param drop forgets what was typed; it is back when the version goes again */
  onRestored: (record: R, isUndone: boolean, drop: () => void) => void;
}

interface Written<R, F> {
  kind: DraftKind;
  /** Keeps its identity. */
  read: (id: string) => Promise<R>;
  toForm: (record: R) => F;
  /** State of the text. */
  tag?: (record: R | null) => ReactNode;
}

/** True where the field of that name stands beside the title and the text. */
export const isDetail = (kind: DraftKind, name: string): boolean => name !== 'title' && name !== KEPT_KINDS[kind].text;

/** State and props that the rooms of posts, pages and services share around their forms. */
export function useRoomForm<R extends WrittenRecord, F extends object>(
  { kind, read, toForm, tag }: Written<R, F>,
  { record: atFirst, onRestored, ...text }: RoomFormProps<R>,
) {
  /** As this room has read or saved it last. */
  const [known, setKnown] = useState(atFirst);
  const [isUploading, setIsUploading] = useState(false);
  const [isDetailsOpen, setIsDetailsOpen] = useState(false);
  const [findWriter] = useState(() => findWriterOf(kind));
  const room = useKeptRoom(kind, text);
  const record = useLatest(known, room.origin, read);
  const showField = (name: string) => flushSync(() => setIsDetailsOpen(isDetail(kind, name)));
  const { screen, noun, text: textName } = KEPT_KINDS[kind];
  const address = record ? addressOf(kind, record) : undefined;
  const versionsIn = (className: string): ReactNode =>
    record && (
      <VersionsButton
        of={{ kind, id: record._id }}
        name={record.title}
        isShown={address !== undefined}
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
      toForm,
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
      saveButtons: (fields: FormInstance<F>, isOff: boolean): ReactNode => (
        <RoomBar>
          <EditorBack to={screen} name={`${noun}s`} />
          {tag?.(record)}
          {room.words()}
          {versionsIn(styles.wide)}
          {address && (
            <Button href={address} target="_blank" rel="noopener" aria-label="View in a new tab">
              View
            </Button>
          )}
          <Button type="primary" disabled={isOff} onClick={() => fields.submit()}>
            Save
          </Button>
        </RoomBar>
      ),
    },
    /** Props of the paper in it. */
    paper: {
      text: textName,
      stored: known && toForm(known),
      heading: record ? `Write: ${record.title}` : `Write a ${kind}`,
      onBusyChange: setIsUploading,
      isDetailsOpen,
      onDetails: setIsDetailsOpen,
    },
  };
}
