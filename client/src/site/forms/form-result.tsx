import type { RefusedForm } from '@contract/page-forms';
import { useEffect, useId, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './form.module.css';

export interface FormResultProps {
  /** Id of the result. After a post without a script, the URL ends with `#` and this id. */
  id: string;
  text?: string;
  refused?: RefusedForm;
  toFieldId?: (field: string) => string;
}

/** Result of a form. It is always rendered, so that screen readers announce changes. */
export function FormResult({ id, text, refused, toFieldId }: FormResultProps) {
  const title = useId();
  const result = useRef<HTMLDivElement>(null);
  const isArrival = useRef(true);
  // Scrolls to the result. On a phone, the send button is so far below the result that the visitor would not see it.
  useEffect(() => {
    const { hash } = window.location;
    // Two forms may both show the result. Only the one that was posted scrolls.
    const isOther = isArrival.current && hash.endsWith('-result') && hash !== `#${id}`;
    isArrival.current = false;
    if (!text || isOther) return;
    result.current?.scrollIntoView?.({ block: 'nearest' });
    // The button was disabled and has lost the focus, so the result gets it.
    if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
  }, [text, id]);
  const isSaidBelow = refused?.errors.some(({ message }) => message === refused.message);
  return (
    <div ref={result} id={id} tabIndex={-1} role="status" className={styles.result}>
      {text && <p className="small">{text}</p>}
      {refused && (
        <section aria-labelledby={title} className={classNames('stack gap-2 small', styles.problem)}>
          {/* If the list below contains the same message, this paragraph is only for screen readers. */}
          <p id={title} className={isSaidBelow ? 'visually-hidden' : 'semibold'}>
            {refused.message}
          </p>
          {refused.errors.length > 0 && (
            <ul>
              {refused.errors.map(({ field, message }) => (
                <li key={field + message}>{toFieldId ? <a href={`#${toFieldId(field)}`}>{message}</a> : message}</li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
