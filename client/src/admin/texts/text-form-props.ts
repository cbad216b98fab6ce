import type { Fields } from '@contract/fields';
import type { TextFields, TextKind, TextRecords } from '@contract/texts';
import type { ReactNode } from 'react';
import type { FormOf } from '../shared/fields/record-form';
import type { OpenEditor } from './use-editor';

export interface TextActs<K extends TextKind> {
  isBusy: boolean;
  choose(which: 'mine' | 'theirs'): void;
  /** @param publishAt ISO 8601; missing means now */
  publish(publishAt?: string): void;
  /** Publishes the text of a published or scheduled record and leaves its time unchanged. */
  republish(): void;
  discard(): void;
  /** Changes the record by another request, once pending changes are saved. */
  change(call: (record: TextRecords[K]) => Promise<unknown>, said: string, failed: string): void;
}

/** Form values of a text, without field names, which differ by kind. */
export type TextFormValues = FormOf<Fields>;

export interface TextFormProps<K extends TextKind> {
  kind: K;
  open: OpenEditor<K>;
  hasLead?: boolean;
  tag?: (record: TextRecords[K] | null) => ReactNode;
  details: (open: OpenEditor<K>, onBusyChange: (isBusy: boolean) => void) => ReactNode;
  menu?: (record: TextRecords[K] | null, acts: TextActs<K>) => ReactNode;
  /** Returns a sentence about missing parts before publication. */
  missingIn?: (form: TextFields<K>) => string | null;
}
