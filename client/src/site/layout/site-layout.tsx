import type { ReactNode } from 'react';
import { Toaster } from '@/ui/toaster';
import { NewsletterBand } from './newsletter-band';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import styles from './site-layout.module.css';
import { UnsentBar } from './unsent-bar';

interface SiteLayoutProps {
  hasNewsletter: boolean;
  /** True while the next page loads. */
  isMoving: boolean;
  children: ReactNode;
}

export function SiteLayout({ hasNewsletter, isMoving, children }: SiteLayoutProps) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {isMoving && <div role="progressbar" aria-label="Loading..." className={styles.moving} />}
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {hasNewsletter && <NewsletterBand />}
      <SiteFooter />
      <UnsentBar />
      <Toaster />
    </>
  );
}
