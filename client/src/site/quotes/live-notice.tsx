import { useEffect, useRef } from 'react';
import styles from './live-notice.module.css';

interface LiveNoticeProps {
  text: string;
  /** True for a notice that answers a click. It gets the focus; others are only announced. */
  isAnswer: boolean;
}

/** Notice beside the button that caused it. It is always rendered, so that screen readers announce changes. */
export function LiveNotice({ text, isAnswer }: LiveNoticeProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text && isAnswer) sentence.current?.focus();
  }, [text, isAnswer]);
  return (
    <div role="status">
      {text && (
        <p ref={sentence} tabIndex={-1} className={`pad-4 above-6 semibold on-copper ${styles.notice}`}>
          {text}
        </p>
      )}
    </div>
  );
}
