import type { Deletion } from '@contract/errors';
import type { EditedText, PublishInput, TextFields, TextKind, TextRecords } from '@contract/texts';

export type AutosaveStatus =
  | { is: 'clean' | 'unsaved' | 'saving' | 'on this device' }
  /** `at`: ISO 8601. */
  | { is: 'saved'; at: string }
  | { is: 'refused'; reason: string };

/** Two texts of one record: the one in the form, and another that the server has by now. */
export interface TextConflict<K extends TextKind> {
  theirs: TextFields<K>;
  /** Another person wrote in the draft, or published while this one was written. */
  in: 'draft' | 'published';
  /** Name; empty where it is not known. */
  by: string;
  /** ISO 8601. */
  at: string;
  current: EditedText<K>;
  /** It came up at a press of Publish: see `PublishInput`. */
  publishing?: PublishInput;
}

export interface EditorState<K extends TextKind> {
  phase: 'loading' | 'failed' | 'gone' | 'open';
  /** Stored record; `null` for a post that has none yet. */
  record: TextRecords[K] | null;
  /** The server has a text that visitors do not see. */
  hasDraft: boolean;
  /** See `EditedText`. */
  wasPublished: boolean;
  /** Text for the form. It counts again each time that `turn` has changed: between, the form is ahead. */
  fields: TextFields<K>;
  turn: number;
  status: AutosaveStatus;
  conflict: TextConflict<K> | null;
  /** The record was deleted while it was open, and can be restored. */
  deletion: Deletion | null;
  /** The record is gone, and the trash did not offer it: the text is in the form alone. */
  isGone: boolean;
}
