import { FIND_REQUESTS } from '@contract/calls/find-requests';
import { PROJECT_TEXTS } from '@contract/project';
import { useEffect, useRef, useState } from 'react';
import { caller } from '@/api/caller';
import { ApiError, NO_CONNECTION } from '@/api/http';
import { email as checkEmail } from '@/site/forms/checks';
import { failureText } from '@/site/forms/failure-text';
import { useRefusedForm } from '@/site/forms/use-refused-form';

const findRequests = caller(FIND_REQUESTS);

interface Answer {
  isTaken?: boolean;
  /** At the field. */
  error?: string;
  /** At the button. */
  refusal?: string;
}

/** Asks for the links of an address. What is typed stays in the field and nowhere else. */
export function useFind() {
  const form = useRef<HTMLFormElement>(null);
  const refused = useRefusedForm();
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const isBusy = useRef(false);

  useEffect(() => {
    if (answer?.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);

  const send = async () => {
    if (isBusy.current || !form.current) return;
    const email = String(new FormData(form.current).get('email')).trim();
    const wrong = checkEmail(email);
    if (wrong) {
      setAnswer({ error: wrong });
      return;
    }
    isBusy.current = true;
    setIsSending(true);
    setAnswer({});
    setAnswer(await ask(email));
    setIsSending(false);
    isBusy.current = false;
  };

  const shown = answer ?? (refused && { error: refused.errors[0]?.message, refusal: refused.message });
  return {
    form,
    send,
    isSending,
    isUntouched: answer === undefined,
    isTaken: answer?.isTaken === true,
    error: shown?.error,
    refusal: (!shown?.error && shown?.refusal) || '',
    typed: refused?.values.email,
  };
}

async function ask(email: string): Promise<Answer> {
  try {
    await findRequests({ email });
    return { isTaken: true };
  } catch (thrown) {
    const failure = thrown instanceof ApiError ? thrown : new ApiError(0, '');
    const refusal = failureText(failure, { failed: PROJECT_TEXTS.failed, exception: NO_CONNECTION });
    return { error: failure.errors[0]?.message, refusal };
  }
}
