import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '@/api/uploads.api';
import { useLatest } from '@/lib/use-latest';
import { drawable, hadNoAnswer, mayWorkLater, pictureOf, uploadFailure } from './picture-of';

export interface Upload {
  key: number;
  name: string;
  /** Size of the chosen file, in bytes. */
  from: number;
  to?: number;
  percent: number;
  failure: string | null;
  canRetry: boolean;
  /** True while the upload waits for the network to return. */
  isWaiting: boolean;
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

export function useUploads(onUploaded: (filePath: string) => void): Uploads {
  const [shown, setShown] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<number, File>());
  const queue = useRef<number[]>([]);
  const running = useRef<AbortController | null>(null);
  const last = useRef(0);
  const done = useLatest(onUploaded);

  const change = (key: number, part: Partial<Upload>) =>
    setShown((before) => before.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const dismiss = (key: number) => {
    files.current.delete(key);
    setShown((before) => before.filter((upload) => upload.key !== key));
  };

  const send = async (key: number, file: File) => {
    const abort = new AbortController();
    running.current = abort;
    try {
      const picture = await pictureOf(file);
      files.current.set(key, picture);
      change(key, { to: picture.size });
      if (abort.signal.aborted) return;
      const { filePath } = await uploadFile(picture, {
        signal: abort.signal,
        onProgress: (percent) => change(key, { percent }),
      });
      dismiss(key);
      done.current(drawable(filePath));
    } catch (error) {
      if (abort.signal.aborted) return;
      if (!navigator.onLine) change(key, { percent: 0, isWaiting: true });
      else change(key, { failure: failureOf(error), canRetry: mayWorkLater(error) });
    } finally {
      running.current = null;
    }
  };
  const work = async () => {
    if (running.current) return;
    for (let key = queue.current.shift(); key !== undefined; key = queue.current.shift()) {
      const file = files.current.get(key);
      if (file) await send(key, file);
    }
  };
  const start = (keys: readonly number[]) => {
    for (const key of keys) change(key, { percent: 0, failure: null, isWaiting: false });
    queue.current.push(...keys);
    void work();
  };

  const startAgain = useLatest(start);
  const waiting = shown.filter(({ isWaiting }) => isWaiting).map(({ key }) => key);
  const waitingKeys = waiting.join();
  useEffect(() => {
    if (waitingKeys === '') return;
    const goOn = () => startAgain.current(waitingKeys.split(',').map(Number));
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [waitingKeys, startAgain]);
  useEffect(
    () => () => {
      queue.current = [];
      running.current?.abort();
    },
    [],
  );

  return {
    shown,
    dismiss,
    retry: (key) => start([key]),
    add(chosen) {
      // A file that is chosen again replaces its failed upload.
      const isOf = ({ failure, name, from }: Upload) =>
        failure !== null && chosen.some((file) => file.name === name && file.size === from);
      for (const { key } of shown.filter(isOf)) dismiss(key);
      const added = chosen.map((file) => {
        last.current += 1;
        files.current.set(last.current, file);
        const { name, size: from } = file;
        return { key: last.current, name, from, percent: 0, failure: null, canRetry: false, isWaiting: false };
      });
      setShown((before) => [...before, ...added]);
      start(added.map(({ key }) => key));
    },
  };
}
