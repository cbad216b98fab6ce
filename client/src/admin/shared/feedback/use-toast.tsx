import { MESSAGES } from '@contract/errors';
import { App, Button } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { ApiError } from '@/api/http';
import type { Remote } from '@/stores/server-store';
import styles from './use-toast.module.css';

/** Long enough to read and press Undo or a link; the others stand for 4 seconds. */
const UNDO_SECONDS = 10;

export interface FailureTexts {
  /** The server answered, with a failure. */
  failed: string;
  /** No answer came; `failed` where the specification has no second text. */
  exception?: string;
}

export interface Toast {
  /**
   * A warning where the server says that the mail was not sent. `hint`: a second line with a link or a button; with it
   * the toast stands longer.
   */
  success(text: string, hint?: ReactNode): void;
  /**
   * A success that can be taken back: stands longer and carries a button "Undo". Says when it is gone, and was not
   * taken back. `hint`: a second line. Answers what closes it.
   */
  undoable(text: string, onUndo: () => void, onGone?: () => void, hint?: ReactNode): () => void;
  /** `hint`: a second line, on what to do now. */
  error(text: string, hint?: string): void;
  /** An error that a screen reader is told at its field. Answers what closes it. */
  errorForEyes(text: string): () => void;
  /**
   * Shows why a call failed: the text of the error catalogue, and below it the server's own sentence where it has one.
   * Says nothing for a 401 or 403: the session's end is told once, by the shell.
   */
  failure(error: unknown, texts: FailureTexts | string): void;
}

/** The back office's toasts: every message to staff is one. */
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
        // The key keeps the same failure from standing there twice.
        void message.error({ key: text, content: withHint(text, error instanceof ApiError ? error.message : '') });
      },
    }),
    [message],
  );
}

/** Says with a toast that something could not be read; once for each failure. */
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
