import { useEffect, useRef, useState } from 'react';
import { isSame } from './is-same';
import {
  dropOfficeDraft,
  keepOfficeDraft,
  keepUnanswered,
  type OfficeDraft,
  openAgain,
  readOfficeDraft,
  unansweredSaves,
} from './office-draft';

/** More saves than these in a row, each with other words, are hardly all without an answer. */
const UNANSWERED_MAX = 3;

interface FormDraftOptions<F> {
  /** Without one nothing is kept. */
  name: string | undefined;
  /** Field that is never kept: a password. */
  secret?: keyof F;
  initial: F;
  version: string | null;
  isOpen: boolean;
  readFields: () => F;
}

/** Keeps what is typed into a dialog in the browser until it is saved or thrown away, so that a reload loses nothing. */
export function useFormDraft<F extends object>(options: FormDraftOptions<F>) {
  const { name, secret, initial, version, isOpen, readFields } = options;
  const withoutSecret = <P extends Partial<F>>(fields: P): P =>
    secret ? { ...fields, [secret]: initial[secret] } : fields;
  const [atMount] = useState({ version });
  const [restored, setRestored] = useState(() => {
    const draft = name ? readOfficeDraft(name, initial) : null;
    return draft && !isSame({ ...initial, ...draft.fields }, initial) ? draft : null;
  });
  const [begin] = useState<F>(() => ({ ...initial, ...restored?.fields }));
  const isKept = useRef(restored !== null);
  const isTouched = useRef(false);
  const [unanswered] = useState(() => ({ saves: name ? unansweredSaves<F>(name) : [] }));
  const letGo = useRef<(() => void) | null>(null);
  // Not by a reload, after which the text is back.
  useEffect(() => () => letGo.current?.(), []);
  const begunOn = restored && version === atMount.version ? restored.version : version;

  const keep = () => {
    if (!name || !isOpen || !isKept.current) return;
    const fields = withoutSecret(readFields());
    const draft = { fields, version: begunOn };
    if (isSame(fields, initial)) {
      dropOfficeDraft(name);
    } else {
      // Opening a text is no typing: it stays of the time that it has.
      const isOpened = !isTouched.current && restored?.version === begunOn && isSame(fields, begin);
      if (isOpened) openAgain(name);
      else keepOfficeDraft(name, draft);
    }
  };
  // After every drawing too: fields also change each other, and not only by typing.
  useEffect(keep);

  const forget = () => {
    setRestored(null);
    unanswered.saves = [];
    if (name) dropOfficeDraft(name);
  };

  return {
    /** Fields at the beginning: those typed before a reload, or the stored ones. */
    begin,
    /** True where that is text from before a reload. */
    isRestored: restored !== null,
    /** The stored version that the text was begun on, which may be older than the one that is here now. */
    version: begunOn,
    /**
     * To be called with the fields that are about to be saved. Answers them and those of earlier saves that got no
     * answer: the server may have stored any of them.
     */
    sending(fields: F): readonly F[] {
      unanswered.saves = [...unanswered.saves, fields].slice(-UNANSWERED_MAX);
      if (name) keepUnanswered(name, unanswered.saves.map(withoutSecret));
      return unanswered.saves;
    },
    /** From now on the version that is here counts: who has seen both has chosen this text. */
    settle: () => setRestored(null),
    /** Forgets the text, in the browser too. */
    drop() {
      isKept.current = false;
      forget();
    },
    /**
     * The text is saved, and somebody has typed on meanwhile: from the next drawing on that is kept, as a text on what
     * is stored now.
     */
    goOn() {
      isKept.current = true;
      forget();
    },
    /**
     * Other words stand in the fields. The text stays kept for as long as that can be taken back. Answers what ends
     * that time.
     */
    putAside(): () => void {
      isKept.current = false;
      setRestored(null);
      const end = () => {
        if (letGo.current !== end) return;
        letGo.current = null;
        // What was typed since has taken its place.
        if (isKept.current) return;
        if (name) dropOfficeDraft(name);
      };
      letGo.current = end;
      return end;
    },
    /** Takes that back: what was forgotten is kept again, and stands in the fields as text from before. */
    takeBack(dropped: OfficeDraft<F>) {
      letGo.current = null;
      isKept.current = true;
      setRestored(dropped);
      // At once: the form may be closed by now.
      if (name) keepOfficeDraft(name, { ...dropped, fields: withoutSecret(dropped.fields) });
    },
    /** To be called when somebody types: from then on what stands in the fields is kept. */
    touch() {
      isKept.current = true;
      isTouched.current = true;
      keep();
    },
  };
}
