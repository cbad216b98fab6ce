import { useCallback, useEffect, useRef, useState } from 'react';
import { type UploadOptions, uploadFile } from '@/api/uploads.api';
import { drawable, mayWorkLater, pictureOf, uploadFailure } from './picture-of';

export interface Upload {
  /** 0 to 100 during an upload, else null. */
  percent: number | null;
  /** Reason why the last file failed, or null. */
  failure: string | null;
  send(file: File): Promise<void>;
  /** Sends the same copy again after no answer or a server error; otherwise null. */
  retry: (() => void) | null;
  /** Cancels the upload and clears the failure. */
  clear(): void;
}

/** Uploads one file at a time. A newer file or a closed dialog cancels the older upload. */
export function useUpload(onUploaded: (filePath: string) => void): Upload {
  return useSending(uploadFile, ({ filePath }) => onUploaded(drawable(filePath)));
}

/** Uploads by another call. @param call sends the copy */
export function useSending<Answer>(
  call: (file: File, options: UploadOptions) => Promise<Answer>,
  onSent: (answer: Answer) => void,
): Upload {
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Prepared copy that failed, for a retry without preparing it again. */
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

  /** @param prepare returns the file to send */
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
