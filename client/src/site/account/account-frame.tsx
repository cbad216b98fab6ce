import type { ReactNode } from 'react';
import { MistLines } from '@/ui/mist-lines';
import styles from './account-form.module.css';
import { AccountNote } from './account-note';

interface Props {
  title: string;
  children: ReactNode;
  /** The other of the two screens. */
  aside: ReactNode;
}

/** What Sign Up and Login share: the heading, the sheet with the fields, the quiet line. */
export function AccountFrame({ title, children, aside }: Props) {
  return (
    <section className={`${styles.screen} page-top`}>
      <MistLines className={styles.mist} />
      <div className={`${styles.columns} page-width`}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <AccountNote />
          <p>{aside}</p>
        </div>
        {/* A static form: nothing is sent, so nothing may end up in the address either. */}
        <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
          {children}
        </form>
      </div>
    </section>
  );
}
