import type { ReactNode } from 'react';
import { Toaster } from '@/ui/toaster';
import { NewsletterBand } from './newsletter-band';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import styles from './site-layout.module.css';
import { UnsentBar } from './unsent-bar';

export function SiteLayout({ hasNewsletter, children }: { hasNewsletter: boolean; children: ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
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
