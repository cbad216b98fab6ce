import type { Draft, DraftInput, DraftKind, OwnText, UnsavedText } from '../drafts';
import { type Calls, DONE, type Json, type JsonOrNull, type Query } from './call';

/** Answers 409 with the kept text in `current` when another writer has kept one since the `read` that is sent. */
const keep = <const K extends DraftKind>(kind: K) =>
  ({
    method: 'PUT',
    path: `/drafts/${kind}/:id`,
    who: 'editor',
    body: 'json' as Json<DraftInput<K>>,
    answer: 'json' as Json<Draft<K>>,
  }) as const;

/**
 * Words that the caller has typed and not saved: nobody else's.
 * `:kind` is `post`, `page` or `service`; `:id` that of a record, or of a new text (`new-` and 24 letters).
 */
export const DRAFT_CALLS = {
  /** Texts that no record stands for, and then words typed into records: each the one that was typed in last first. */
  listUnsaved: {
    method: 'GET',
    path: '/drafts/:kind',
    who: 'viewer',
    answer: 'json' as Json<UnsavedText[]>,
  },
  read: {
    method: 'GET',
    path: '/drafts/:kind/:id',
    who: 'viewer',
    answer: 'json or null' as JsonOrNull<Draft>,
  },
  keepPost: keep('post'),
  keepPage: keep('page'),
  keepService: keep('service'),
  /** Only what the caller says to have in front of it, where it says so: what was kept elsewhere since stays. */
  drop: {
    method: 'DELETE',
    path: '/drafts/:kind/:id',
    who: 'editor',
    query: 'query' as Query<OwnText>,
    answer: DONE,
  },
} as const satisfies Calls;
