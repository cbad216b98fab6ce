import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '@/api/uploads.api';
import { useLatest } from '@/lib/use-latest';
import { asImage, hadNoAnswer, mayWorkLater, toImageFile, uploadFailure } from './image-file';

export interface Upload {
  key: number;
  name: string;
  /** Size of the chosen file, in bytes. */
  from: number;
  to?: number;
  percent: number;
  failure: string | null;
  canRetry: boolean;
}

export interface Uploads {
  shown: readonly Upload[];
  add(files: readonly File[]): void;
  retry(key: number): void;
  dismiss(key: number): void;
}

const failureOf = (error: unknown): string =>
  hadNoAnswer(error)
    ? `${uploadFailure(error)}. The server did not answer. Check your connection.`
    : uploadFailure(error);

/** Uploads files one after the other. Closing the screen cancels the uploads. */
export function useUploads(onUploaded: (filePath: string) => void): Uploads {
  const [shown, setShown] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<number, File>());
  const turn = useRef(Promise.resolve());
  const screen = useRef(new AbortController());
  const last = useRef(0);
  const done = useLatest(onUploaded);

  useEffect(() => {
    screen.current = new AbortController();
    return () => screen.current.abort();
  }, []);

  const change = (key: number, part: Partial<Upload>) =>
    setShown((before) => before.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const dismiss = (key: number) => {
    files.current.delete(key);
    setShown((before) => before.filter((upload) => upload.key !== key));
  };

  const send = async (key: number) => {
    const { signal } = screen.current;
    const file = files.current.get(key);
    if (!file || signal.aborted) return;
    try {
      const image = await toImageFile(file);
      files.current.set(key, image);
      change(key, { to: image.size });
      if (signal.aborted) return;
      const answer = await uploadFile(image, { signal, onProgress: (percent) => change(key, { percent }) });
      const filePath = asImage(answer.filePath);
      dismiss(key);
      done.current(filePath);
    } catch (error) {
      if (!signal.aborted) change(key, { failure: failureOf(error), canRetry: mayWorkLater(error) });
    }
  };
  const start = (key: number) => {
    change(key, { percent: 0, failure: null });
    turn.current = turn.current.then(() => send(key));
  };

  return {
    shown,
    dismiss,
    retry: start,
    add(chosen) {
      // A file that is chosen again replaces its failed upload.
      const isOf = ({ failure, name, from }: Upload) =>
        failure !== null && chosen.some((file) => file.name === name && file.size === from);
      for (const { key } of shown.filter(isOf)) dismiss(key);
      for (const file of chosen) {
        last.current += 1;
        const key = last.current;
        files.current.set(key, file);
        const added = { key, name: file.name, from: file.size, percent: 0, failure: null, canRetry: false };
        setShown((before) => [...before, added]);
        start(key);
      }
    },
  };
}
