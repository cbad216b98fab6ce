import type { RefusedForm } from '@contract/page-forms';
import { arePasskeysOffered, PASSKEY_TEXTS, type PasskeyOptions } from '@contract/passkeys';
import { ACCOUNT_PATH, NEW_PASSKEY, PASSKEY_LOGIN } from '@contract/visitor-accounts';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { askPasskey, hasPasskeys, makePasskey } from '@/api/browser-passkeys';
import { ApiError, NO_CONNECTION, refuse } from '@/api/http';
import { useHydrated } from '@/lib/use-hydrated';
import { FormResult } from '@/site/forms/form-result';
import { usePosted } from '@/site/forms/use-posted';
import { usePageMeta } from '@/stores/page-meta';
import { AccountForm } from './account-form';

/** Asks for one of the visitor's passkeys. Throws `ApiError`. */
export const askOwnPasskey = async (): Promise<string> => askPasskey(await readOptions(PASSKEY_LOGIN));

/** Makes a passkey for the logged-in visitor. Throws `ApiError`. */
export const makeOwnPasskey = async (): Promise<string> => makePasskey(await readOptions(NEW_PASSKEY));

async function readOptions(wanted: string): Promise<PasskeyOptions> {
  const answer = await fetch(`${ACCOUNT_PATH}?do=${wanted}`, { cache: 'no-store' }).catch(() => {
    throw new ApiError(0, NO_CONNECTION);
  });
  return answer.ok ? (JSON.parse(await answer.text()) as PasskeyOptions) : refuse(answer);
}

interface Props extends Omit<ComponentProps<typeof AccountForm>, 'children'> {
  /** Returns the answer of a passkey, which each post needs anew. Throws `ApiError`. */
  ask: () => Promise<string>;
}

/** Form with the answer of a passkey. Without script, support or HTTPS, only the result of a post is shown. */
export function PasskeyForm({ ask, submitLabel, ...form }: Props) {
  const isAble = useHydrated() && hasPasskeys();
  const { publicUrl } = usePageMeta();
  const { refused, isDone } = usePosted(form.name);
  const answer = useRef<HTMLInputElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState('');
  if (!refused && !isDone && !(isAble && arePasskeysOffered(publicUrl))) return null;

  const askAndPost = async (posted: HTMLFormElement, input: HTMLInputElement) => {
    setIsAsking(true);
    setFailure('');
    try {
      input.value = await ask();
      posted.requestSubmit();
    } catch (error) {
      setFailure((error instanceof ApiError && error.message) || PASSKEY_TEXTS.failed);
    }
    input.value = '';
    setIsAsking(false);
  };

  const handleSubmit = (event: FormEvent) => {
    const input = answer.current;
    if (input?.value !== '') return;
    event.preventDefault();
    event.stopPropagation();
    const posted = event.target as HTMLFormElement;
    if (!isAsking && !('posting' in posted.dataset) && posted.reportValidity()) void askAndPost(posted, input);
  };

  const problem: RefusedForm = { form: form.name, status: 0, message: failure, errors: [], values: {} };
  return (
    <div onSubmitCapture={handleSubmit}>
      <AccountForm {...form} submitLabel={isAsking ? 'Waiting for your passkey...' : submitLabel}>
        <input ref={answer} type="hidden" name="answer" />
        <FormResult id={`${form.name}-failure`} refused={failure ? problem : undefined} />
      </AccountForm>
    </div>
  );
}
