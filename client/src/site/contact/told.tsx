import { useEffect, useRef } from 'react';
import styles from './told.module.css';

interface ToldProps {
  text: string;
  /** The answer to a press: it takes the focus. Else it only speaks up where screen readers listen. */
  isAnswer: boolean;
}

/** A sentence that stays where the press was that it answers. Always on the page, so that screen readers notice a change. */
export function Told({ text, isAnswer }: ToldProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text && isAnswer) words.current?.focus();
  }, [text, isAnswer]);
  return (
    <div role="status">
      {text && (
        <p ref={words} tabIndex={-1} className={styles.told}>
          {text}
        </p>
      )}
    </div>
  );
}
