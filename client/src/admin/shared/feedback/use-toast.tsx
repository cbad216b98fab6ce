import { App, Button } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { ApiError } from '@/api/http';
import type { Remote } from '@/stores/server-store';
import styles from './use-toast.module.css';

/** Seconds for which a toast with Undo or a link stays. Other toasts disappear after 4 seconds. */
const UNDO_SECONDS = 10;
/** Seconds for Undo of a bulk change, because it takes longer to check several records. */
export const BULK_UNDO_SECONDS = 30;

/** In texts of the server and of `useMailText`. */
const NOT_EMAILED = /no mail server is set up/i;

export interface FailureTexts {
  failed: string;
  /** Text if the server did not answer. Defaults to `failed`. */
  exception?: string;
}

export interface Toast {
  /**
   * Shows a success, or a warning if `text` says that an email was not sent. With a `hint`, the toast stays longer.
   * Returns a function that closes the toast.
   */
  success(text: string, hint?: ReactNode): () => void;
  /** Shows a success with Undo. Returns a function that closes the toast. */
  undoable(text: string, onUndo: () => void, options?: { hint?: ReactNode; seconds?: number }): () => void;
  /** Shows an error. `hint` is a second line that says what to do. */
  error(text: string, hint?: string): void;
  /**
   * Shows an error only to the eye. Screen readers skip it, because they read the same error at the field. Returns a
   * function that closes the toast.
   */
  errorForEyes(text: string): () => void;
  /** Shows why a call failed. Ignores 401 and 403, because the user is then asked to log in again. */
  failure(error: unknown, texts: FailureTexts | string): void;
  /** Closes the failure of an earlier try of the same action. */
  settle(texts: FailureTexts | string): void;
}

export function useToast(): Toast {
  const { message } = App.useApp();
  return useMemo<Toast>(
    () => ({
      success: (text, hint) =>
        closing(
          message[NOT_EMAILED.test(text) ? 'warning' : 'success']({
            content: hint ? withLine(text, hint) : text,
            ...(hint && { duration: UNDO_SECONDS }),
          }),
        ),
      error: (text, hint) => void message.error({ content: withHint(text, hint), key: text }),
      errorForEyes: (text) => closing(message.error({ content: <span aria-hidden="true">{text}</span>, key: text })),
      undoable(text, onUndo, { hint, seconds = UNDO_SECONDS } = {}) {
        const undo = () => {
          close();
          onUndo();
        };
        const content = (
          <>
            {text} <UndoButton onClick={undo} />
            {hint && <p className={`muted ${styles.hint}`}>{hint}</p>}
          </>
        );
        const close = closing(message.success({ content, duration: seconds }));
        return close;
      },
      failure(error, texts) {
        if (isSessionEnd(error)) return;
        const { failed, exception } = toTexts(texts);
        const isAnswered = error instanceof ApiError && error.status !== 0;
        const text = isAnswered ? failed : (exception ?? failed);
        // The text is the key of the toast, so that antd shows the same failure only once at a time.
        void message.error({ key: text, content: withHint(text, error instanceof ApiError ? error.message : '') });
      },
      settle(texts) {
        const { failed, exception = failed } = toTexts(texts);
        for (const text of [failed, exception]) message.destroy(text);
      },
    }),
    [message],
  );
}

/** Without `then`, because `await` of antd's function waits until the toast has closed. */
const closing = (close: () => void) => () => close();

const toTexts = (texts: FailureTexts | string): FailureTexts => (typeof texts === 'string' ? { failed: texts } : texts);

export function useFailureToast(remote: Remote<unknown>, texts: FailureTexts | string): void {
  const toast = useToast();
  useEffect(() => {
    if (remote.status === 'failed') toast.failure(remote.error, texts);
  }, [remote, toast, texts]);
}

export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

function withLine(text: string, line: ReactNode): ReactNode {
  return (
    <>
      {text}
      <p className={`muted ${styles.hint}`}>{line}</p>
    </>
  );
}

function withHint(text: string, hint = ''): ReactNode {
  if (!hint || hint === text) return text;
  return (
    <>
      <span>{text}</span>
      <br />
      <span>{hint}</span>
    </>
  );
}

function UndoButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" type="link" onClick={onClick}>
      Undo
    </Button>
  );
}
