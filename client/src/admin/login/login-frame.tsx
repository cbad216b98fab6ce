import { type ReactNode, useEffect } from 'react';
import { Brand } from '../shared/layout/office-brand';
import styles from './login-page.module.css';

interface LoginFrameProps {
  title: string;
  line?: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

export function LoginFrame({ title, line, foot, children }: LoginFrameProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <main className={`stack tall gap-6 pad-5 centre ${styles.frame}`}>
      <div className={`stack gap-6 panel ${styles.card}`}>
        <Brand />
        <div>
          <h1 className="screen-title">{title}</h1>
          {line && <p className="muted">{line}</p>}
        </div>
        {children}
      </div>
      {foot}
    </main>
  );
}
