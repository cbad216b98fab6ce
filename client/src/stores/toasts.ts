import { createStore } from 'zustand/vanilla';

export interface Toast {
  id: number;
  /** Screen readers read an `error` at once, and a `success` after the text that they are reading. */
  kind: 'success' | 'error';
  text: string;
}

/** Milliseconds for which a toast is shown, and maximum number of toasts at a time. */
export const TOAST_MS = 4_000;
const TOASTS_SHOWN = 3;

let lastId = 0;

export const toastStore = createStore<{ toasts: Toast[] }>(() => ({ toasts: [] }));

/** Shows a toast. If three are shown already, the oldest disappears. */
export function showToast(kind: Toast['kind'], text: string): void {
  lastId += 1;
  const toast = { id: lastId, kind, text };
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts, toast].slice(-TOASTS_SHOWN) }));
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
