import type { DraftInput, EditedText, PublishInput, SavedDraft, TextFields, TextKind, TextPreview } from '../texts';
import { DONE, type Json } from './call';

/**
 * The calls of an editor. 409 answers carry the text as it is now in `current`, an `EditedText`.
 * @param noun as the audit trail calls a record: "the post"
 */
/* @__NO_SIDE_EFFECTS__ */
export const textCalls = <const K extends TextKind, Noun extends string>(kind: K, noun: Noun) =>
  ({
    readDraft: {
      method: 'GET',
      path: `/${kind}/:id/draft`,
      who: 'editor',
      answer: 'json' as Json<EditedText<K>>,
    },
    /** Visitors see nothing of it. While the record has the status `draft`, it changes the record. */
    saveDraft: {
      method: 'PUT',
      path: `/${kind}/:id/draft`,
      who: 'editor',
      body: 'json' as Json<DraftInput<K>>,
      answer: 'json' as Json<SavedDraft>,
    },
    /** The text becomes a version. A post that was never published goes to the trash; an empty one is gone. */
    discardDraft: {
      method: 'DELETE',
      path: `/${kind}/:id/draft`,
      who: 'editor',
      body: 'json' as Json<{ version: number }>,
      answer: DONE,
    },
    /** The replaced text becomes a version. 400 at the field that visitors may not be shown as it is. */
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
    /** Stores a text that lost a conflict as a version. */
    addVersion: {
      method: 'POST',
      path: `/${kind}/:id/versions`,
      who: 'editor',
      body: 'json' as Json<{ fields: Partial<TextFields<K>> }>,
      answer: DONE,
    },
    /** A signed link that shows the draft, else the record, for 24 hours. */
    preview: {
      method: 'POST',
      path: `/${kind}/:id/preview`,
      who: 'editor',
      answer: 'json' as Json<TextPreview>,
    },
  }) as const;
