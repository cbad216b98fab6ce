import { useState } from 'react';
import { failureText } from '../shared/failure-text';

/**
 * Runs the call of a form. If it fails, `failure` has the text to show in the form. With `leaves`, the form stays busy
 * after success, because the next screen may still load.
 */
export function useAttempt(textOf: (error: unknown) => string = failureText, leaves = false) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const attempt = async (call: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    setFailure('');
    try {
      await call();
      setIsBusy(leaves);
    } catch (error) {
      setFailure(textOf(error));
      setIsBusy(false);
    }
  };
  return { isBusy, failure, attempt };
}

export const FailureAlert = ({ text }: { text: string }) => (
  <div role="alert">{text && <p className="below-4 semibold danger">{text}</p>}</div>
);
