import type { FoundPersonalData } from '@contract/privacy';
import { useCallback, useEffect, useRef, useState } from 'react';
import { erasePersonalData, exportPersonalData, findPersonalData } from '@/api/privacy';
import { useToast } from '../shared/feedback/use-toast';
import { saveFile } from '../shared/save-file';
import { PRIVACY_TEXTS, records } from './privacy-texts';

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
  const [found, setFound] = useState<FoundPersonalData | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const question = useRef<AbortController | null>(null);
  const toast = useToast();
  useEffect(() => () => question.current?.abort(), []);

  const find = useCallback(
    async (email: string) => {
      question.current?.abort();
      const asked = new AbortController();
      question.current = asked;
      setIsSearching(true);
      setFound(null);
      try {
        const answer = await findPersonalData(email, asked.signal);
        if (question.current === asked) setFound(answer);
      } catch (error) {
        if (!asked.signal.aborted) toast.failure(error, PRIVACY_TEXTS.find);
      } finally {
        if (question.current === asked) setIsSearching(false);
      }
    },
    [toast],
  );

  const save = async (email: string) => {
    setIsExporting(true);
    try {
      const text = JSON.stringify(await exportPersonalData(email), null, 2);
      saveFile('personal-data.json', new Blob([text], { type: 'application/json' }));
    } catch (error) {
      toast.failure(error, PRIVACY_TEXTS.export);
    } finally {
      setIsExporting(false);
    }
  };

  const erase = async (email: string) => {
    try {
      const { erased, left } = await erasePersonalData(email);
      const total = erased.reduce((sum, { count }) => sum + count, 0);
      setFound(left);
      toast.success(`Erased ${records(total)} about ${email}`);
    } catch (error) {
      toast.failure(error, PRIVACY_TEXTS.erase);
    }
  };

  return { found, isSearching, isExporting, find, save, erase };
}
