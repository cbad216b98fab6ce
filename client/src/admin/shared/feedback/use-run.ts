import { useState } from 'react';
import { type FailureTexts, useToast } from './use-toast';

type Failed = FailureTexts | string | ((error: unknown) => string);

/** Returns `run`, which runs a call and shows a failure as a toast. `run` resolves with true on success. */
export function useRun() {
  const [isRunning, setIsRunning] = useState(false);
  const toast = useToast();
  const run = async (call: () => Promise<unknown>, failed: Failed): Promise<boolean> => {
    setIsRunning(true);
    if (typeof failed !== 'function') toast.settle(failed);
    try {
      await call();
      return true;
    } catch (error) {
      toast.failure(error, typeof failed === 'function' ? failed(error) : failed);
      return false;
    } finally {
      setIsRunning(false);
    }
  };
  return { isRunning, run };
}
