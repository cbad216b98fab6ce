import type { DraftKind } from '@contract/drafts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { drafts } from '@/api/office';
import { useToast } from '../shared/feedback/use-toast';
import type { RecordDialogState } from '../shared/records/use-record-dialog';
import { editorAddress } from '../texts/editor-address';
import { findWriterOf } from '../versions/find-writer';
import { VersionsButton } from '../versions/versions-button';
import { takeOver, textKeeper } from './draft-keeper';
import { addressOf, KEPT_KINDS, makeTextId } from './kept-kinds';
import { MOVED } from './text-origin';
import type { WrittenRecord } from './use-room-form';

/** Keeps what is typed into a dialog as the room of the record does. */
export function useKeptDialog<R extends WrittenRecord>(
  kind: DraftKind,
  dialog: RecordDialogState<R>,
  onStored: (record: R) => void,
) {
  const toast = useToast();
  const { open: isOpen, record } = dialog;
  /** Another one each time that a new text is begun. */
  const [newId, setNewId] = useState(makeTextId);
  /** Of a text that met another one in its place. */
  const [moved, setMoved] = useState<string | null>(null);
  useEffect(
    () =>
      isOpen
        ? () => {
            setNewId(makeTextId());
            setMoved(null);
          }
        : undefined,
    [isOpen],
  );
  const at = record?._id ?? newId;
  const draftKeeper = useMemo(
    () =>
      textKeeper({
        kind,
        at,
        writer: newId,
        onMoved: (to) => {
          setMoved(to);
          toast.error(MOVED);
        },
      }),
    [kind, at, newId, toast],
  );
  const { screen, noun } = KEPT_KINDS[kind];
  const textId = moved ?? at;
  return {
    draftKeeper,
    /** Address at which the same text is written in the editor. */
    room: editorAddress(screen, textId),
    /** Props of the dialog. */
    kept: {
      noun,
      dialog,
      onStored,
      draftKeeper,
      textId,
      findWriter: findWriterOf(kind),
      tools: (stored: R) => (
        <VersionsButton
          of={{ kind, id: stored._id }}
          name={stored.title}
          isShown={addressOf(kind, stored) !== undefined}
          onRestored={(restored: object) => {
            onStored(restored as R);
            dialog.close();
          }}
        />
      ),
    },
  };
}

/** The same dialog, which opens a record with what was typed into it on another device. */
export function useTakingOver<R extends { _id: string }>(
  kind: DraftKind,
  dialog: RecordDialogState<R>,
): RecordDialogState<R> {
  /** Of two quick clicks the last one counts. */
  const wanted = useRef('');
  const edit = (record: R) => {
    const { _id: id } = record;
    wanted.current = id;
    void drafts
      .read(kind, id)
      .then((typed) => takeOver(kind, typed, record, id))
      // Without connection what is in this browser is gone on with.
      .catch(() => undefined)
      .then(() => wanted.current === id && dialog.edit(record));
  };
  return { ...dialog, edit };
}
