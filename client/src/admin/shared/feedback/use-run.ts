import { useState } from 'react';
import { type FailureTexts, useToast } from './use-toast';

/** Runs a call while its button is off. A failure is told in a toast; answers whether there was none. */
export function useRun() {
  const [isRunning, setIsRunning] = useState(false);
  const toast = useToast();
  const run = async (call: () => Promise<unknown>, failed: FailureTexts | string): Promise<boolean> => {
    setIsRunning(true);
    try {
      await call();
      return true;
    } catch (error) {
      toast.failure(error, failed);
      return false;
    } finally {
      setIsRunning(false);
    }
  };
  return { isRunning, run };
}
