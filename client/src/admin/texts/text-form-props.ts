import type { Fields } from '@contract/fields';
import type { TextFields, TextKind, TextRecords } from '@contract/texts';
import type { ReactNode } from 'react';
import type { FormOf } from '../shared/fields/record-form';
import type { OpenEditor } from './use-editor';

/** Actions in the bar of an editor. */
export interface TextActs<K extends TextKind> {
  isBusy: boolean;
  /** Settles a conflict. */
  choose(which: 'mine' | 'theirs'): void;
  /** @param publishAt ISO 8601; missing: now */
  publish(publishAt?: string): void;
  /** Publishes the text of a record that is no draft, and leaves its time as it is. */
  republish(): void;
  discard(): void;
  /** Changes the record by a call of its own, once what is typed is saved. */
  change(call: (record: TextRecords[K]) => Promise<unknown>, said: string, failed: string): void;
}

/** The fields of a text as its form holds them; without their names, which differ by kind. */
export type TextFormValues = FormOf<Fields>;

export interface TextFormProps<K extends TextKind> {
  kind: K;
  open: OpenEditor<K>;
  hasLead?: boolean;
  /** State of the record. */
  tag?: (record: TextRecords[K] | null) => ReactNode;
  /** Fields besides title and text. */
  details: (open: OpenEditor<K>, onBusyChange: (isBusy: boolean) => void) => ReactNode;
  /** Further actions of the record. */
  menu?: (record: TextRecords[K] | null, acts: TextActs<K>) => ReactNode;
  /** Names what readers will miss in a text before it is published. */
  missingIn?: (form: TextFields<K>) => string | null;
}
