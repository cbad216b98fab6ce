import type { StoredSettings } from '@contract/settings';
import { useCallback, useEffect, useState } from 'react';
import { readSettings } from '@/api/settings';
import { useToast } from '../shared/feedback/use-toast';
import { SETTINGS_PAGE_TEXTS } from './settings-texts';

type State = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; settings: StoredSettings };

interface StoredSettingsState {
  state: State;
  retry: () => void;
}

/** Read anew each time the screen opens: an old copy would only end as a conflict. */
export function useStoredSettings(): StoredSettingsState {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const toast = useToast();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to read again
  useEffect(() => {
    const abort = new AbortController();
    setState({ status: 'loading' });
    readSettings(abort.signal).then(
      (settings) => setState({ status: 'ready', settings }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setState({ status: 'failed' });
        toast.failure(error, SETTINGS_PAGE_TEXTS.load);
      },
    );
    return () => abort.abort();
  }, [attempt, toast]);

  return { state, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}
