import type { FoundPersonalData } from '@contract/privacy';
import { useCallback, useState } from 'react';
import { privacy } from '@/api/office';
import { useOwnStore } from '@/stores/own-store';
import { useToast } from '../shared/feedback/use-toast';
import { saveFile } from '../shared/save-file';
import { PRIVACY_TEXTS, records } from './privacy-texts';

const findByEmail = (email: string, signal: AbortSignal) => privacy.find({ email }, signal);

interface PersonalData {
  found: FoundPersonalData | null;
  isSearching: boolean;
  isExporting: boolean;
  find(email: string): Promise<void>;
  save(email: string): Promise<void>;
  erase(email: string): Promise<void>;
}

/** What is held about the address that was asked for last. Kept in this screen only: nothing of it goes into the address bar. */
export function usePersonalData(): PersonalData {
  const store = useOwnStore(findByEmail);
  const asked = store(({ remotes }) => remotes['']);
  const [isExporting, setIsExporting] = useState(false);
  const toast = useToast();

  const find = useCallback(
    async (email: string) => {
      store.getState().clear();
      const answer = await store.getState().load(email);
      if (answer.status === 'failed') toast.failure(answer.error, PRIVACY_TEXTS.find);
    },
    [store, toast],
  );

  const save = async (email: string) => {
    setIsExporting(true);
    try {
      const text = JSON.stringify(await privacy.export({ email }), null, 2);
      saveFile('personal-data.json', new Blob([text], { type: 'application/json' }));
    } catch (error) {
      toast.failure(error, PRIVACY_TEXTS.export);
    } finally {
      setIsExporting(false);
    }
  };

  const erase = async (email: string) => {
    try {
      const { erased, left } = await privacy.erase({ email });
      const total = erased.reduce((sum, { count }) => sum + count, 0);
      store.getState().put(left, email);
      toast.success(`Erased ${records(total)} about ${email}`);
    } catch (error) {
      toast.failure(error, PRIVACY_TEXTS.erase);
    }
  };

  const found = asked?.status === 'ready' ? asked.value : null;
  return { found, isSearching: asked?.status === 'loading', isExporting, find, save, erase };
}
