import { useEffect, useRef } from 'react';
import styles from './live-notice.module.css';

interface LiveNoticeProps {
  text: string;
  /** True for the answer to a click, which gets the focus. Others are only announced. */
  isAnswer: boolean;
}

/** Notice at the button that caused it. Always rendered, so that screen readers announce changes. */
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
