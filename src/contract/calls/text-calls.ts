import type { DraftInput, EditedText, PublishInput, SavedDraft, TextFields, TextKind, TextPreview } from '../texts';
import { DONE, type Json } from './call';

/** Calls of the full-page editor for a post, page or service. Their 409 has the stored text in `current`. */
/* @__NO_SIDE_EFFECTS__ */
export const textCalls = <const K extends TextKind, Noun extends string>(kind: K, noun: Noun) =>
  ({
    readDraft: {
      method: 'GET',
      path: `/${kind}/:id/draft`,
      who: 'editor',
      answer: 'json' as Json<EditedText<K>>,
    },
    /** Saves a draft, which visitors do not see. An unpublished record is its own draft. */
    saveDraft: {
      method: 'PUT',
      path: `/${kind}/:id/draft`,
      who: 'editor',
      body: 'json' as Json<DraftInput<K>>,
      answer: 'json' as Json<SavedDraft>,
    },
    /** Keeps the text as a version. A record that was never published is moved to the trash, or deleted if empty. */
    discardDraft: {
      method: 'DELETE',
      path: `/${kind}/:id/draft`,
      who: 'editor',
      body: 'json' as Json<{ version: number }>,
      answer: DONE,
    },
    /** Keeps the replaced text as a version. Answers 400 with an error for each incomplete field. */
    publish: {
      method: 'POST',
      path: `/${kind}/:id/publish`,
      who: 'editor',
      body: 'json' as Json<PublishInput>,
      answer: 'json' as Json<EditedText<K>>,
      isIdempotent: true,
      audited: { action: `${kind}.publish`, label: `Published ${noun}` },
    },
    /** Stores a text as a version. The editor calls it after a conflict, for the text that was not chosen. */
    addVersion: {
      method: 'POST',
      path: `/${kind}/:id/versions`,
      who: 'editor',
      body: 'json' as Json<{ fields: Partial<TextFields<K>> }>,
      answer: DONE,
      status: 201,
    },
    /** Returns a link with which anyone can read the draft for 24 hours. */
    preview: {
      method: 'POST',
      path: `/${kind}/:id/preview`,
      who: 'editor',
      answer: 'json' as Json<TextPreview>,
      status: 201,
    },
  }) as const;
