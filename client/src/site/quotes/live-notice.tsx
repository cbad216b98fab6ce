import { useEffect, useRef } from 'react';
import styles from './live-notice.module.css';

interface LiveNoticeProps {
  text: string;
  /** The answer to a press: it takes the focus. Else it only speaks up where screen readers listen. */
  isAnswer: boolean;
}

/** A sentence that stays where the press was that it answers. Always on the page, so that screen readers notice a change. */
export function LiveNotice({ text, isAnswer }: LiveNoticeProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text && isAnswer) sentence.current?.focus();
  }, [text, isAnswer]);
  return (
    <div role="status">
      {text && (
        <p ref={sentence} tabIndex={-1} className={`pad-4 above-6 semibold ${styles.notice}`}>
          {text}
        </p>
      )}
    </div>
  );
}
