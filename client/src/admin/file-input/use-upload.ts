import { useCallback, useEffect, useRef, useState } from 'react';
import { type UploadOptions, uploadFile } from '@/api/uploads.api';
import { drawable, mayWorkLater, pictureOf, uploadFailure } from './picture-of';

export interface Upload {
  /** 0 to 100 while a file is on its way, else null. */
  percent: number | null;
  /** Why the last file did not arrive, or null. */
  failure: string | null;
  send(file: File): Promise<void>;
  /** Sends the same copy once more, where the last one met no answer or a busy server; else null. */
  retry: (() => void) | null;
  /** Stops what is on its way and forgets the last failure. */
  clear(): void;
}

/** Sends one file at a time; a newer one, and a closed dialog, stop the older. */
export function useUpload(onUploaded: (filePath: string) => void): Upload {
  return useSending(uploadFile, ({ filePath }) => onUploaded(drawable(filePath)));
}

/** The same by another call. @param call sends the copy */
export function useSending<Answer>(
  call: (file: File, options: UploadOptions) => Promise<Answer>,
  onSent: (answer: Answer) => void,
): Upload {
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** What did not arrive, as it was made for the way: nobody waits for that twice. */
  const [unsent, setUnsent] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const clear = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setPercent(null);
    setFailure(null);
    setUnsent(null);
  }, []);

  /** @param prepare makes of the file what is sent */
  const start = async (file: File, prepare: (file: File) => Promise<File>) => {
    clear();
    const abort = new AbortController();
    running.current = abort;
    setPercent(0);
    let lighter = file;
    try {
      lighter = await prepare(file);
      if (abort.signal.aborted) return;
      const answer = await call(lighter, { onProgress: setPercent, signal: abort.signal });
      if (!abort.signal.aborted) onSent(answer);
    } catch (error) {
      if (abort.signal.aborted) return;
      setFailure(uploadFailure(error));
      if (mayWorkLater(error)) setUnsent(lighter);
    } finally {
      if (running.current === abort) {
        running.current = null;
        setPercent(null);
      }
    }
  };

  const send = (file: File) => start(file, pictureOf);
  const retry = unsent && (() => void start(unsent, async (same) => same));
  return { percent, failure, send, retry, clear };
}
