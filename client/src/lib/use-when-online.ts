import { useEffect } from 'react';
import { useLatest } from './use-latest';

/** A phone says "online" before the network really answers: then the next try comes after this long. */
const RETRY_AFTER_MS = 10_000;

/**
 * Calls `action` when the connection comes back, and repeats it while there seems to be one, as long as `isWaiting`.
 */
export function useWhenOnline(isWaiting: boolean, action: () => void): void {
  const latest = useLatest(action);
  useEffect(() => {
    if (!isWaiting) return;
    const act = () => latest.current();
    const retry = setInterval(() => {
      if (navigator.onLine) act();
    }, RETRY_AFTER_MS);
    window.addEventListener('online', act);
    return () => {
      clearInterval(retry);
      window.removeEventListener('online', act);
    };
  }, [isWaiting, latest]);
}
