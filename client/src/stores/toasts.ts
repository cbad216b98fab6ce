import { createStore } from 'zustand/vanilla';

export interface Toast {
  id: number;
  /** Screen readers read `error` at once and `success` after the current text. */
  kind: 'success' | 'error';
  text: string;
}

/** Duration of a toast in milliseconds, and maximum number of toasts at a time. */
export const TOAST_MS = 4_000;
const TOASTS_SHOWN = 3;

let lastId = 0;

export const toastStore = createStore<{ toasts: Toast[] }>(() => ({ toasts: [] }));

/** Shows a toast. A fourth one removes the oldest. */
export function showToast(kind: Toast['kind'], text: string): void {
  lastId += 1;
  const toast = { id: lastId, kind, text };
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts, toast].slice(-TOASTS_SHOWN) }));
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
