import type { UnsavedPage } from '@contract/website/preview';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/http';
import { website } from '@/api/website.api';

const PAUSE_MS = 400;

export interface PagePreviewState {
  path: string | null;
  problem: { isRefused: boolean; message: string } | null;
  retry(): void;
}

/**
 * After each change, asks the server for a preview of the page with the unsaved text. A new `version` of the stored
 * text also causes a request.
 */
export function usePagePreview(unsaved: UnsavedPage, version: string): PagePreviewState {
  const key = JSON.stringify({ unsaved, version });
  const [path, setPath] = useState<string | null>(null);
  const [problem, setProblem] = useState<PagePreviewState['problem']>(null);
  const [tries, setTries] = useState(0);
  const renderedKey = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the request
  useEffect(() => {
    if (key === renderedKey.current) return;
    const abort = new AbortController();
    const ask = async () => {
      try {
        const answer = await website.preview((JSON.parse(key) as { unsaved: UnsavedPage }).unsaved, abort.signal);
        if (abort.signal.aborted) return;
        renderedKey.current = key;
        setPath(answer.path);
        setProblem(null);
      } catch (error) {
        if (!abort.signal.aborted) setProblem(problemOf(error));
      }
    };
    const timer = setTimeout(() => void ask(), renderedKey.current === null ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, tries]);

  return {
    path,
    problem,
    retry() {
      renderedKey.current = null;
      setTries(tries + 1);
    },
  };
}

function problemOf(error: unknown) {
  const isRefused = error instanceof ApiError && error.status === 400;
  const [first] = isRefused ? error.errors : [];
  const message = first?.message ?? (error instanceof Error ? error.message : String(error));
  return { isRefused: isRefused && message !== '', message };
}
