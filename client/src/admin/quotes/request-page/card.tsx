import type { ReactNode, Ref } from 'react';
import styles from './quotation.module.css';

interface CardProps {
  id: string;
  title: string;
  /** Content beside the title, such as buttons. */
  head?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

export const Card = ({ id, title, head, ref, children }: CardProps) => (
  <section ref={ref} className="panel shrinks" aria-labelledby={id}>
    <header className={`row spread gap-1 gap-x-4 ${styles.head}`}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {head}
    </header>
    {children}
  </section>
);

export function focusCard(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView?.({ block: 'start' });
}
