import type { DraftInput, EditedText, PublishInput, SavedDraft, TextFields, TextKind, TextPreview } from '../texts';
import { DONE, type Json } from './call';

/**
 * Calls of a text editor. 409 answers have the stored text, an `EditedText`, in `current`.
 * @param noun name of a record in the audit log: "the post"
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
    /** Visitors do not see it. In a record with the status `draft`, it changes the record itself. */
    saveDraft: {
      method: 'PUT',
      path: `/${kind}/:id/draft`,
      who: 'editor',
      body: 'json' as Json<DraftInput<K>>,
      answer: 'json' as Json<SavedDraft>,
    },
    /** Stores the text as a version. A post never published goes to the trash, or is deleted if empty. */
    discardDraft: {
      method: 'DELETE',
      path: `/${kind}/:id/draft`,
      who: 'editor',
      body: 'json' as Json<{ version: number }>,
      answer: DONE,
    },
    /** Stores the replaced text as a version. 400 at the field that visitors may not see as it is. */
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
    /** Stores the text of the losing side of a conflict as a version. */
    addVersion: {
      method: 'POST',
      path: `/${kind}/:id/versions`,
      who: 'editor',
      body: 'json' as Json<{ fields: Partial<TextFields<K>> }>,
      answer: DONE,
    },
    /** Signs a link that shows the draft, or else the record, for 24 hours. */
    preview: {
      method: 'POST',
      path: `/${kind}/:id/preview`,
      who: 'editor',
      answer: 'json' as Json<TextPreview>,
    },
  }) as const;
