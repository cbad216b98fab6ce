import type { ReactNode } from 'react';
import { MistLines } from '@/ui/mist-lines';
import styles from './account-form.module.css';

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

/** One quiet line, with a way to hear of it. */
function AccountNote() {
  return (
    <p className={styles.note}>
      Accounts are not open yet. <a href="#newsletter">The newsletter</a> will say when they are.
    </p>
  );
}
