import type { RefusedForm } from '@contract/page-forms';
import { useEffect, useId, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './form.module.css';

export interface FormResultProps {
  /** Where a browser without script is led after a post. */
  id: string;
  /** What became of the form that was sent last. */
  text?: string;
  /** Why a posted form was not taken. */
  refused?: RefusedForm;
  /** Id of the field of that name. */
  toFieldId?: (field: string) => string;
}

/**
 * Says what became of a form. A browser without script leads to it after a post, and gives it the focus; it is always on the page, so
 * that screen readers notice a change.
 */
export function FormResult({ id, text, refused, toFieldId }: FormResultProps) {
  const title = useId();
  const result = useRef<HTMLDivElement>(null);
  const isArrival = useRef(true);
  // On a phone the button is a screen below it.
  useEffect(() => {
    const { hash } = window.location;
    // Of two forms of a kind both say that a post was taken; the browser was led to the one that was used.
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
          {/* A form with one mistake says it once. */}
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
