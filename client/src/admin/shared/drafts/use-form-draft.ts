import { useEffect, useRef, useState } from 'react';
import { isSame } from './is-same';
import { dropOfficeDraft, keepOfficeDraft, readOfficeDraft } from './office-draft';

interface FormDraft<F> {
  /** What the fields begin with: what was typed before a reload, or what is stored. */
  begin: F;
  /** Whether that is text from before a reload. */
  isRestored: boolean;
  /** The stored version that the text was begun on, which may be older than the one that is here now. */
  version: string | null;
  /** From now on the version that is here counts: the other has been compared with it. */
  settle(): void;
  /** Forgets the text, in the browser too. */
  drop(): void;
  /** To be called when somebody types: from then on what stands in the fields is kept. */
  touch(): void;
}

interface FormDraftOptions<F> {
  /** Without one nothing is kept. */
  name: string | undefined;
  initial: F;
  version: string | null;
  isOpen: boolean;
  readFields: () => F;
}

/** Keeps what is typed into a dialog in the browser until it is saved or thrown away, so that a reload loses nothing. */
export function useFormDraft<F extends object>(options: FormDraftOptions<F>): FormDraft<F> {
  const { name, initial, version, isOpen, readFields } = options;
  const [atMount] = useState({ version });
  const [restored, setRestored] = useState(() => {
    const draft = name ? readOfficeDraft(name, initial) : null;
    return draft && !isSame({ ...initial, ...draft.fields }, initial) ? draft : null;
  });
  const [begin] = useState<F>(() => ({ ...initial, ...restored?.fields }));
  const isKept = useRef(restored !== null);
  const begunOn = restored && version === atMount.version ? restored.version : version;

  const keep = () => {
    if (!name || !isOpen || !isKept.current) return;
    const fields = readFields();
    if (isSame(fields, initial)) dropOfficeDraft(name);
    else keepOfficeDraft(name, { fields, version: begunOn });
  };
  // After every drawing too: fields also change each other, and not only by typing.
  useEffect(keep);

  return {
    begin,
    isRestored: restored !== null,
    version: begunOn,
    settle: () => setRestored(null),
    drop() {
      isKept.current = false;
      setRestored(null);
      if (name) dropOfficeDraft(name);
    },
    touch() {
      isKept.current = true;
      keep();
    },
  };
}
