import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/http';
import { uploadFile } from '@/api/uploads';
import { shrinkImage } from './shrink-image';

export interface Upload {
  /** 0 to 100 while a file is on its way, else null. */
  percent: number | null;
  /** Why the last file did not arrive, or null. */
  failure: string | null;
  send(file: File): Promise<void>;
  /** Stops what is on its way and forgets the last failure. */
  clear(): void;
}

/** Sends one file at a time; a newer one, and a closed dialog, stop the older. */
export function useUpload(onUploaded: (filePath: string) => void): Upload {
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const clear = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setPercent(null);
    setFailure(null);
  }, []);

  const send = async (file: File) => {
    clear();
    const abort = new AbortController();
    running.current = abort;
    setPercent(0);
    try {
      const lighter = await shrinkImage(file);
      if (abort.signal.aborted) return;
      const { filePath } = await uploadFile(lighter, { onProgress: setPercent, signal: abort.signal });
      if (!abort.signal.aborted) onUploaded(filePath);
    } catch (error) {
      if (!abort.signal.aborted) setFailure(uploadFailure(error));
    } finally {
      if (running.current === abort) {
        running.current = null;
        setPercent(null);
      }
    }
  };

  return { percent, failure, send, clear };
}

/** The server's sentence where it gave one; "Error uploading file" where no answer came at all. */
function uploadFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return 'Error uploading file';
  return error.message || 'Upload failed';
}
