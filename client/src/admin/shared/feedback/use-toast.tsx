import { MESSAGES } from '@contract/errors';
import { App, Button } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { ApiError } from '@/api/http';
import type { Remote } from '@/stores/server-store';
import styles from './use-toast.module.css';

/** Long enough to read the text and select Undo or a link. Other toasts last 4 seconds. */
const UNDO_SECONDS = 10;

export interface FailureTexts {
  /** Text if the server answered with an error. */
  failed: string;
  /** Text if no answer arrived. Defaults to `failed`. */
  exception?: string;
}

export interface Toast {
  /**
   * Becomes a warning if the text says that an email was not sent. A `hint` adds a second line and makes the toast last
   * longer.
   */
  success(text: string, hint?: ReactNode): void;
  /**
   * Shows a success with Undo, for longer. `onGone` runs if it closes without Undo. Returns a function that closes it.
   */
  undoable(text: string, onUndo: () => void, onGone?: () => void, hint?: ReactNode): () => void;
  /** `hint` is a second line that says what to do. */
  error(text: string, hint?: string): void;
  /** Hides the error from screen readers, which read it at its field. Returns a function that closes it. */
  errorForEyes(text: string): () => void;
  /**
   * Shows why a call failed, with the server's message as a second line. Ignores 401 and 403, because the shell reports
   * the end of the session.
   */
  failure(error: unknown, texts: FailureTexts | string): void;
}

/** Toasts of the back office; all messages to staff use them. */
export function useToast(): Toast {
  const { message } = App.useApp();
  return useMemo<Toast>(
    () => ({
      success: (text, hint) =>
        void message[text === MESSAGES.savedToOutbox ? 'warning' : 'success']({
          content: hint ? withLine(text, hint) : text,
          ...(hint && { duration: UNDO_SECONDS }),
        }),
      error: (text, hint) => void message.error({ content: withHint(text, hint), key: text }),
      errorForEyes: (text) => message.error({ content: <span aria-hidden="true">{text}</span>, key: text }),
      undoable(text, onUndo, onGone, hint) {
        let isUndone = false;
        const undo = () => {
          isUndone = true;
          close();
          onUndo();
        };
        const content = (
          <>
            {text} <UndoButton onClick={undo} />
            {hint && <p className={`muted ${styles.hint}`}>{hint}</p>}
          </>
        );
        const close = message.success({
          content,
          duration: UNDO_SECONDS,
          onClose: () => !isUndone && onGone?.(),
        });
        return close;
      },
      failure(error, texts) {
        if (isSessionEnd(error)) return;
        const { failed, exception } = typeof texts === 'string' ? { failed: texts } : texts;
        const isAnswered = error instanceof ApiError && error.status !== 0;
        const text = isAnswered ? failed : (exception ?? failed);
        // The key prevents two toasts for the same failure.
        void message.error({ key: text, content: withHint(text, error instanceof ApiError ? error.message : '') });
      },
    }),
    [message],
  );
}

/** Shows a toast once for each failure to load. */
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
