import { useCallback, useEffect, useRef, useState } from 'react';
import { type UploadOptions, uploadFile } from '@/api/uploads.api';
import { asImage, mayWorkLater, toImageFile, uploadFailure } from './image-file';

export interface Upload<Answer> {
  percent: number | null;
  failure: string | null;
  /** Resolves with `null` if the upload has failed or was cancelled. */
  send(file: File): Promise<Answer | null>;
  /** Sends the file again. Set only if the server failed or did not answer. */
  retry: (() => void) | null;
  clear(): void;
}

/** Uploads one file at a time. Selecting another file or closing the dialog cancels the running upload. */
export function useUpload(onUploaded?: (filePath: string) => void): Upload<string> {
  return useSending(async (file, options) => asImage((await uploadFile(file, options)).filePath), onUploaded);
}

export function useSending<Answer>(
  call: (file: File, options: UploadOptions) => Promise<Answer>,
  onSent?: (answer: Answer) => void,
): Upload<Answer> {
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** File that failed to upload, as `toImageFile` returned it. */
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

  const send = async (file: File): Promise<Answer | null> => {
    clear();
    const abort = new AbortController();
    running.current = abort;
    setPercent(0);
    let lighter = file;
    try {
      lighter = await toImageFile(file);
      if (abort.signal.aborted) return null;
      const answer = await call(lighter, { onProgress: setPercent, signal: abort.signal });
      if (abort.signal.aborted) return null;
      onSent?.(answer);
      return answer;
    } catch (error) {
      if (abort.signal.aborted) return null;
      setFailure(uploadFailure(error));
      if (mayWorkLater(error)) setUnsent(lighter);
      return null;
    } finally {
      if (running.current === abort) {
        running.current = null;
        setPercent(null);
      }
    }
  };

  return { percent, failure, send, retry: unsent && (() => void send(unsent)), clear };
}
