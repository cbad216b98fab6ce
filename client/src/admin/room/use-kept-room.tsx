import { type DraftKind, keyOfNewText } from '@contract/drafts';
import { lusakaMinute } from '@contract/lusaka-day';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dropOfficeDraft, isDraftKept } from '../shared/drafts/office-draft';
import styles from '../texts/editor.module.css';
import { editorAddress } from '../texts/editor-address';
import { type Keeping, textKeeper } from './draft-keeper';
import { draftNameOf, KEPT_KINDS } from './kept-kinds';
import type { ReadRoom } from './read-room';
import { MOVED, OriginNote } from './text-origin';

/** Keeps what is typed in a room, and says how that goes. */
export function useKeptRoom(kind: DraftKind, { textId, origin: known }: Omit<ReadRoom<object>, 'record'>) {
  const navigate = useNavigate();
  const { screen } = KEPT_KINDS[kind];
  const [stays] = useState(textId);
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  /** Text that the keeper begins with, and the one that it has come to since. */
  const [place, setPlace] = useState({ id: textId, origin: known });
  const [moved, setMoved] = useState<string | null>(null);
  const id = moved ?? place.id;
  const draftName = draftNameOf(kind, id);
  const draftKeeper = useMemo(
    () =>
      textKeeper({
        kind,
        at: place.id,
        forkOf: place.origin && place.origin.id !== keyOfNewText(place.id) ? place.origin.id : '',
        onKeeping: setKeeping,
        onMoved: (to) => {
          setMoved(to);
          void navigate(editorAddress(screen, to), { replace: true, state: { stays } });
        },
      }),
    [kind, place, screen, stays, navigate],
  );
  const origin = (keeping?.state === 'kept' && keeping.origin) || place.origin;
  return {
    draftName,
    draftKeeper,
    /**
     * Words in the bar on how the text is kept.
     * @param otherwise said where nothing has to be said of that
     */
    words: (otherwise = '') => (
      <span role="status" className={`muted shrinks ${styles.keeping}`}>
        {(keeping && wordsOf(keeping)) || otherwise}
      </span>
    ),
    /** Above the text, for as long as it is a text of its own. */
    note: origin ? <OriginNote kind={kind} id={id} origin={origin} /> : moved && MOVED,
    /** Record that it stands beside then. */
    origin,
    isUnsaved: () => isDraftKept(draftName),
    /** Forgets what was typed. */
    drop() {
      dropOfficeDraft(draftName);
      draftKeeper.drop();
    },
    /** Makes the room that of the record, once the text is saved. */
    settle(stored: string) {
      setPlace((before) => (before.id === stored && !before.origin ? before : { id: stored, origin: null }));
      setMoved(null);
      setKeeping(null);
      if (id !== stored) void navigate(editorAddress(screen, stored), { replace: true, state: { stays } });
    },
    /** Goes to the list of all records. */
    leave: () => void navigate(screen),
  };
}

function wordsOf(keeping: Keeping): string {
  switch (keeping.state) {
    case 'waiting':
      return '';
    case 'sending':
      return 'Keeping…';
    case 'refused':
      return `Not kept: ${keeping.reason}`;
    case 'failed':
      return 'Kept in this browser only';
    case 'kept': {
      const kept = `Kept ${lusakaMinute(keeping.at).slice('YYYY-MM-DDT'.length)}`;
      // The note on it may be above the screen.
      return keeping.origin ? `${kept}, as a text of its own` : kept;
    }
  }
}
