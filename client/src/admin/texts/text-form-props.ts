import type { Fields } from '@contract/fields';
import type { TextFields, TextKind, TextRecords } from '@contract/texts';
import type { ReactNode } from 'react';
import type { FormOf } from '../shared/fields/record-form';
import type { OpenEditor } from './use-editor';

export interface TextActs<K extends TextKind> {
  isBusy: boolean;
  choose(which: 'mine' | 'theirs'): void;
  publish(publishAt?: string): void;
  /** Publishes changes of a public or scheduled record. Its publishing time stays. */
  republish(): void;
  discard(): void;
  /** Saves pending changes, then runs `call`, for example to change the record's status. */
  change(call: (record: TextRecords[K]) => Promise<unknown>, said: string, failed: string): void;
}

export type TextFormValues = FormOf<Fields>;

export interface TextFormProps<K extends TextKind> {
  kind: K;
  open: OpenEditor<K>;
  hasLead?: boolean;
  tag?: (record: TextRecords[K] | null) => ReactNode;
  details: (open: OpenEditor<K>, onBusyChange: (isBusy: boolean) => void) => ReactNode;
  menu?: (record: TextRecords[K] | null, acts: TextActs<K>) => ReactNode;
  missingIn?: (form: TextFields<K>) => string | null;
}
