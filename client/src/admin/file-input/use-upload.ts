import { useCallback, useEffect, useRef, useState } from 'react';
import { type UploadOptions, uploadFile } from '@/api/uploads.api';
import { drawable, mayWorkLater, pictureOf, uploadFailure } from './picture-of';

export interface Upload {
  percent: number | null;
  failure: string | null;
  send(file: File): Promise<void>;
  /** Sends the file again. Set only if the server failed or did not answer. */
  retry: (() => void) | null;
  clear(): void;
}

/** Uploads one file at a time. Selecting another file or closing the dialog cancels the running upload. */
export function useUpload(onUploaded: (filePath: string) => void): Upload {
  return useSending(uploadFile, ({ filePath }) => onUploaded(drawable(filePath)));
}

export function useSending<Answer>(
  call: (file: File, options: UploadOptions) => Promise<Answer>,
  onSent: (answer: Answer) => void,
): Upload {
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** File that failed to upload, as `pictureOf` returned it. */
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
