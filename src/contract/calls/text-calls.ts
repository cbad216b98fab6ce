import type { DraftInput, EditedText, PublishInput, SavedDraft, TextFields, TextKind, TextPreview } from '../texts';
import { DONE, type Json } from './call';

/** Calls of a text editor. Their 409 answers have the stored `EditedText` in `current`. */
/* @__NO_SIDE_EFFECTS__ */
export const textCalls = <const K extends TextKind, Noun extends string>(kind: K, noun: Noun) =>
  ({
    readDraft: {
      method: 'GET',
      path: `/${kind}/:id/draft`,
      who: 'editor',
      answer: 'json' as Json<EditedText<K>>,
    },
    /**
     * Saves a draft, which visitors do not see. If the record itself has the status `draft`, the call changes the
     * record.
     */
    saveDraft: {
      method: 'PUT',
      path: `/${kind}/:id/draft`,
      who: 'editor',
      body: 'json' as Json<DraftInput<K>>,
      answer: 'json' as Json<SavedDraft>,
    },
    /** Discards the draft and stores its text as a version. A post that was never published is moved to the trash. */
    discardDraft: {
      method: 'DELETE',
      path: `/${kind}/:id/draft`,
      who: 'editor',
      body: 'json' as Json<{ version: number }>,
      answer: DONE,
    },
    /**
     * Publishes the draft and stores the replaced text as a version. Answers 400 with an error for each incomplete
     * field.
     */
    publish: {
      method: 'POST',
      path: `/${kind}/:id/publish`,
      who: 'editor',
      body: 'json' as Json<PublishInput>,
      answer: 'json' as Json<EditedText<K>>,
      status: 200,
      isIdempotent: true,
      audited: { action: `${kind}.publish`, label: `Published ${noun}` },
    },
    /** Stores as a version the text that an editor gave up in a conflict. */
    addVersion: {
      method: 'POST',
      path: `/${kind}/:id/versions`,
      who: 'editor',
      body: 'json' as Json<{ fields: Partial<TextFields<K>> }>,
      answer: DONE,
    },
    /** Returns a link with which anyone can read the draft for 24 hours. */
    preview: {
      method: 'POST',
      path: `/${kind}/:id/preview`,
      who: 'editor',
      answer: 'json' as Json<TextPreview>,
    },
  }) as const;
