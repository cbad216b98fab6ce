import { useEffect } from 'react';

export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      save();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [save]);
}

export function isBelow(form: HTMLElement | null): boolean {
  const dialog = document.activeElement?.closest('[role="dialog"]');
  return !!dialog && !dialog.contains(form);
}
