import { useState } from 'react';

export interface RecordDialogState<R> {
  open: boolean;
  /** Record to edit; `null` for a new one. It stays while the dialog closes, so that the title does not change. */
  record: R | null;
  create(): void;
  edit(record: R): void;
  close(): void;
}

export function useRecordDialog<R>(): RecordDialogState<R> {
  const [state, setState] = useState<{ open: boolean; record: R | null }>({ open: false, record: null });
  return {
    ...state,
    create: () => setState({ open: true, record: null }),
    edit: (record) => setState({ open: true, record }),
    close: () => setState(({ record }) => ({ open: false, record })),
  };
}
