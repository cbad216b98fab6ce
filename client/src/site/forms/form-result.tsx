import type { RefusedForm } from '@contract/page-forms';
import { useEffect, useId, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './form.module.css';

export interface FormResultProps {
  /**
   * Id of the result's element. After a post without script it is the URL's hash, so that the browser scrolls to the
   * result.
   */
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
  // Scrolls to the result: on a phone, the button is so far below that the result is off screen.
  useEffect(() => {
    const { hash } = window.location;
    // A page may have two forms that show the same result. After a post without script, only the posted form scrolls.
    const isOther = isArrival.current && hash.endsWith('-result') && hash !== `#${id}`;
    isArrival.current = false;
    if (!text || isOther) return;
    result.current?.scrollIntoView?.({ block: 'nearest' });
    // The button lost the focus while it was disabled.
    if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
  }, [text, id]);
  const isSaidBelow = refused?.errors.some(({ message }) => message === refused.message);
  return (
    <div ref={result} id={id} tabIndex={-1} role="status" className={styles.result}>
      {text && <p className="small">{text}</p>}
      {refused && (
        <section aria-labelledby={title} className={classNames('stack gap-2 small', styles.problem)}>
          {/* If the list below has the same message, the message is visible only there. */}
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
