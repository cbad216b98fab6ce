import type { RefusedForm } from '@contract/page-forms';
import { useEffect, useId, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './form.module.css';

export interface FormResultProps {
  /** Fragment to which a browser without script is led after a post. */
  id: string;
  /** Result of the last send. */
  text?: string;
  /** Refusal of a posted form. */
  refused?: RefusedForm;
  /** Returns the id of a field by its name. */
  toFieldId?: (field: string) => string;
}

/** Result of a form, focused after a post without script. Always rendered, so that screen readers announce changes. */
export function FormResult({ id, text, refused, toFieldId }: FormResultProps) {
  const title = useId();
  const result = useRef<HTMLDivElement>(null);
  const isArrival = useRef(true);
  // On phones the button is a screen below the result.
  useEffect(() => {
    const { hash } = window.location;
    // Two forms of a kind show the same result, so only the one in the URL's fragment scrolls.
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
          {/* Not shown twice if the form has a single error. */}
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
