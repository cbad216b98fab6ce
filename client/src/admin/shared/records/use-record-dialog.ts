import { useState } from 'react';

export interface RecordDialogState<R> {
  open: boolean;
  /** The record to edit; `null` for a new one. Kept while the dialog closes, so that its title does not change on the way. */
  record: R | null;
  create(): void;
  edit(record: R): void;
  close(): void;
}

/** Which record the screen's dialog works on. */
export function useRecordDialog<R>(): RecordDialogState<R> {
  const [state, setState] = useState<{ open: boolean; record: R | null }>({ open: false, record: null });
  return {
    ...state,
    create: () => setState({ open: true, record: null }),
    edit: (record) => setState({ open: true, record }),
    close: () => setState(({ record }) => ({ open: false, record })),
  };
}
