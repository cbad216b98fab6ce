import { type DraftKind, NEW_TEXT, type UnsavedText } from '@contract/drafts';
import { formatMinute } from '@contract/lusaka-day';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { drafts } from '@/api/office';
import {
  dropOfficeDraft,
  forkOfText,
  officeDraftNames,
  readOfficeDraft,
  savedAtOfOfficeDraft,
  sentAtOf,
} from '../shared/drafts/office-draft';
import { useToast } from '../shared/feedback/use-toast';
import { ButtonLink } from '../shared/layout/button-link';
import { draftNameOf, KEPT_KINDS } from './kept-kinds';
import { originWords } from './text-origin';
import styles from './unsaved-texts.module.css';
import { roomOf } from './use-open-room';

/** Words of the origin that this browser alone knows of. */
const BESIDE = { post: 'Beside a saved post', page: 'Beside a saved page', service: 'Beside a saved service' };

/** New texts in this browser, which may not have reached the server. */
const hereAlone = (kind: DraftKind): UnsavedText[] =>
  officeDraftNames(draftNameOf(kind, NEW_TEXT)).map((name) => ({
    id: name.slice(draftNameOf(kind, '').length),
    title: readOfficeDraft(name, { title: '' })?.fields.title ?? '',
    updatedAt: new Date(savedAtOfOfficeDraft(name)).toISOString(),
    origin: null,
  }));

/** At the top of a list: texts that its reader has begun and not saved, wherever that was. Each leads to its room. */
export function UnsavedTexts({ kind }: { kind: DraftKind }) {
  const [sent, setSent] = useState<UnsavedText[]>([]);
  const [thrownAway, setThrownAway] = useState<readonly string[]>([]);
  const toast = useToast();
  useEffect(() => {
    const reading = new AbortController();
    drafts.listUnsaved(kind, reading.signal).then(setSent, () => undefined);
    return () => reading.abort();
  }, [kind]);
  const here = hereAlone(kind);
  const known = (id: string) => sent.find((other) => other.id === id);
  const all = [
    ...here.map((text) => ({ ...text, origin: known(text.id)?.origin ?? null })),
    ...sent.filter(({ id }) => !here.some((other) => other.id === id)),
  ].filter(({ id }) => !thrownAway.includes(id));
  if (all.length === 0) return null;

  /** For as long as it can be taken back it is only out of sight: a tab that is closed meanwhile loses nothing. */
  const throwAway = (id: string, name: string) => {
    const draftName = draftNameOf(kind, id);
    const read = known(id)?.updatedAt ?? sentAtOf(draftName);
    const typedAt = savedAtOfOfficeDraft(draftName);
    setThrownAway((before) => [...before, id]);
    toast.undoable(
      `“${name}” was thrown away.`,
      () => setThrownAway((before) => before.filter((one) => one !== id)),
      () => {
        // Somebody has gone on with it.
        if (savedAtOfOfficeDraft(draftName) !== typedAt) return;
        dropOfficeDraft(draftName);
        if (read) drafts.drop(kind, id, { read }).catch(() => undefined);
      },
    );
  };
  const { screen } = KEPT_KINDS[kind];
  return (
    <section aria-label="Not saved yet" className={styles.unsaved}>
      <h2>Not saved yet</h2>
      <ul>
        {all.map(({ id, title, updatedAt, origin }) => {
          const name = title.trim() || 'Without a title';
          const isFork = !origin && forkOfText(draftNameOf(kind, id)) !== '';
          return (
            <li key={id}>
              <span dir="auto">{name}</span>
              {(origin || isFork) && (
                <span dir="auto">{origin ? originWords({ kind, id, origin }) : BESIDE[kind]}</span>
              )}
              <span>Kept {formatMinute(new Date(updatedAt))}</span>
              <span className={styles.buttons}>
                <ButtonLink to={roomOf(screen, id)} aria-label={`Go on with ${name}`}>
                  Go on
                </ButtonLink>
                <Button aria-label={`Throw away ${name}`} onClick={() => throwAway(id, name)}>
                  Throw away
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
