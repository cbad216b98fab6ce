import { type DraftKind, firstWordsOf, keyOfNewText, NEW_TEXT, type UnsavedText } from '@contract/drafts';
import { formatMinute } from '@contract/lusaka-day';
import { textOf } from '@contract/markdown';
import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import { THROWN_AWAY } from '../shared/drafts/form-note';
import {
  begunOn,
  forkOfText,
  isAhead,
  officeDraftNames,
  readOfficeDraft,
  savedAtOfOfficeDraft,
  sentAtOf,
  thisBrowser,
} from '../shared/drafts/office-draft';
import { useToast } from '../shared/feedback/use-toast';
import { ButtonLink } from '../shared/layout/button-link';
import { editorAddress } from '../texts/editor-address';
import { draftNameOf, KEPT_KINDS } from './kept-kinds';
import { markText } from './mark-text';
import { originWords, SiteLink } from './text-origin';
import { keyOf, useUnsavedStore } from './unsaved-store';
import styles from './unsaved-texts.module.css';

const nameOf = ({ title }: UnsavedText): string => title.trim() || 'Without a title';

const WORDS = { title: '', content: '', description: '', format: '' };

type ToPlain = (markdown: string) => string;

/** Reader that takes the marks of Markdown out of a text: asked for where there is one, `null` until it is here. */
function useToPlain(isNeeded: boolean): ToPlain | null {
  const [toPlain, setToPlain] = useState<ToPlain | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('../editor/text/parse-markdown').then(
      ({ parseMarkdown }) => setToPlain(() => (markdown: string) => textOf(parseMarkdown(markdown))),
      () => undefined,
    );
  }, [isNeeded]);
  return toPlain;
}

/** New texts in this browser, which may not have reached the server. */
const hereAlone = (kind: DraftKind, toPlain: ToPlain | null): UnsavedText[] =>
  officeDraftNames(draftNameOf(kind, NEW_TEXT)).map((name) => {
    const { title = '', content, description, format } = readOfficeDraft(name, WORDS)?.fields ?? {};
    const text = content ?? description ?? '';
    // A line is there for them before they are.
    const plain = format === 'plain' ? text : toPlain ? toPlain(text) : text && '…';
    return {
      id: name.slice(draftNameOf(kind, '').length),
      title,
      words: firstWordsOf(plain),
      typedIn: thisBrowser(),
      updatedAt: (!isAhead(name) && sentAtOf(name)) || new Date(savedAtOfOfficeDraft(name)).toISOString(),
      origin: null,
      isThrownAway: false,
    };
  });

/** Records of a list below such texts. It waits for these the first time, so that they push it from no place. */
export function useBelowUnsaved<R extends { list: Remote<unknown> }>(kind: DraftKind, records: R, isBelow: boolean): R {
  const { status } = useRemoteOf(useUnsavedStore, kind);
  const [isKnown, setIsKnown] = useState(false);
  if (!isKnown && status !== 'loading') setIsKnown(true);
  return isBelow && !isKnown ? { ...records, list: { status: 'loading' } } : records;
}

/** At the top of a list: texts that its reader has begun and not saved, wherever that was. Each leads to its room. */
export function UnsavedTexts({ kind }: { kind: DraftKind }) {
  const known = useRemoteOf(useUnsavedStore, kind);
  // Words typed into a record stand with that record.
  const sent = known.status === 'ready' ? known.value.sent : [];
  const isNew = ({ id }: UnsavedText) => keyOfNewText(id) !== undefined;
  /** Thrown away a moment ago: for as long as Undo can be pressed they are only out of sight. */
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const toast = useToast();
  const read = () => useUnsavedStore.getState().reload(kind);
  useEffect(() => void useUnsavedStore.getState().reload(kind), [kind]);
  const here = hereAlone(kind, useToPlain(officeDraftNames(draftNameOf(kind, NEW_TEXT)).length > 0));
  const originOf = ({ id }: UnsavedText) =>
    (known.status === 'ready' && known.value.saved.get(id)) ||
    (sent.find((text) => keyOf(text.id) === keyOf(id))?.origin ?? null);
  const all = [
    ...here.map((text) => ({ ...text, origin: originOf(text) })),
    ...sent.filter((text) => isNew(text) && !here.some(({ id }) => id === text.id)),
  ].filter(({ id }) => !hidden.includes(id));
  const thrownAway = all.filter((text) => text.isThrownAway);
  const isAllThrownAway = thrownAway.length === all.length;
  if (all.length === 0) return null;

  const show = (id: string) => setHidden((before) => before.filter((one) => one !== id));
  /** A tab that is closed while it can be taken back leaves the text as it was. */
  const throwAway = (text: UnsavedText) => {
    const { id } = text;
    const draftName = draftNameOf(kind, id);
    const typedAt = savedAtOfOfficeDraft(draftName);
    const mark = async () => {
      // Words typed since by somebody who has gone on with it stay.
      if (savedAtOfOfficeDraft(draftName) === typedAt) await markText(kind, id, true).catch(() => undefined);
      await read();
      show(id);
    };
    setHidden((before) => [...before, id]);
    const hint = 'For a day you can bring it back from this list.';
    toast.undoable(
      `“${nameOf(text)}” was thrown away.`,
      () => show(id),
      () => void mark(),
      hint,
    );
  };
  const bringBack = ({ id }: UnsavedText) =>
    markText(kind, id, false).then(
      () => read(),
      (error: unknown) => toast.failure(error, 'Failed to bring the text back'),
    );
  const { screen } = KEPT_KINDS[kind];
  return (
    <section
      aria-label="Not saved yet"
      // Nothing waits: one line, for who looks for it.
      className={classNames(styles.texts, isAllThrownAway ? 'below-2 muted small' : `below-4 tinted ${styles.unsaved}`)}
    >
      {!isAllThrownAway && <h2>Not saved yet</h2>}
      <ul>
        {all
          .filter((text) => !text.isThrownAway)
          .map((text) => (
            <UnsavedRow key={text.id} kind={kind} text={text} said="Kept">
              <ButtonLink to={editorAddress(screen, text.id)} aria-label={`Go on with ${nameOf(text)}`}>
                Go on
              </ButtonLink>
              <Button aria-label={`Throw away ${nameOf(text)}`} onClick={() => throwAway(text)}>
                Throw away
              </Button>
            </UnsavedRow>
          ))}
      </ul>
      {thrownAway.length > 0 && (
        <details>
          <summary>
            {THROWN_AWAY} ({thrownAway.length})
          </summary>
          <ul>
            {thrownAway.map((text) => (
              <UnsavedRow key={text.id} kind={kind} text={text} said="Thrown away">
                <Button aria-label={`Bring back ${nameOf(text)}`} onClick={() => void bringBack(text)}>
                  Bring it back
                </Button>
              </UnsavedRow>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface RowProps {
  kind: DraftKind;
  text: UnsavedText;
  /** The act that its time is of. */
  said: string;
  children: ReactNode;
}

function UnsavedRow({ kind, text, said, children }: RowProps) {
  const { id, origin, updatedAt, words, typedIn, isThrownAway } = text;
  const name = draftNameOf(kind, id);
  const isFork = !origin && forkOfText(name) !== '' && begunOn(name) !== null;
  return (
    <li>
      <span dir="auto">
        {nameOf(text)}
        {words && <span className={styles.words}>{words}</span>}
      </span>
      {(origin || isFork) && (
        <span dir="auto">
          {origin ? originWords({ kind, id, origin }) : `Beside a saved ${KEPT_KINDS[kind].word}`}
          {origin && <SiteLink kind={kind} id={id} origin={origin} />}
        </span>
      )}
      <span>
        {said} {formatMinute(new Date(updatedAt))}
        {!isThrownAway && typedIn && (typedIn === thisBrowser() ? ', in this browser' : ', on another device')}
      </span>
      <span className={`line stretch gap-3 ${styles.buttons}`}>{children}</span>
    </li>
  );
}
