import type { VisitorInvoice } from '@contract/documents';
import type { ReactNode } from 'react';
import { BrandMark } from '@/site/layout/brand';
import { ChitengeBand } from '@/ui/chitenge-band';
import { EmailText } from '@/ui/email-text';
import styles from './document-sheet.module.css';

interface DocumentSheetProps {
  label: string;
  from: VisitorInvoice['from'];
  /** True to show phone number and email address only in print. */
  isReachPrinted?: boolean;
  /** Title, number and date. */
  title: ReactNode;
  children: ReactNode;
}

/** Sheet of a quotation or invoice, with the organisation at its top. */
export function DocumentSheet({ label, from, isReachPrinted, title, children }: DocumentSheetProps) {
  return (
    <article className={`shrinks on-white ruled-both shadow ${styles.sheet}`} aria-label={label}>
      <ChitengeBand isThin className={styles.band} />
      <div className={styles.inside}>
        <header className="row stretch spread gap-4 small snug">
          <div className={`line gap-3 shrinks ${styles.from}`}>
            <BrandMark />
            <p>
              <b>{from.siteName}</b>
              <br />
              {from.address}
              <span className={isReachPrinted ? styles.reach : undefined}>
                <br />
                {from.contactPhone}
                <br />
                <EmailText email={from.contactEmail} />
              </span>
              <MoreLine text={from.tpin && `TPIN ${from.tpin}`} />
            </p>
          </div>
          <p className={`muted ${styles.title}`}>{title}</p>
        </header>
        {children}
      </div>
    </article>
  );
}

/** Adds a line to a text. Renders nothing if the line is empty. */
export const MoreLine = ({ text }: { text: string }) =>
  text && (
    <>
      <br />
      {text}
    </>
  );

interface FactProps {
  name: string;
  isWide?: boolean;
  className?: string;
  children: ReactNode;
}

export const Fact = ({ name, isWide, className, children }: FactProps) => (
  <div className={isWide ? 'across' : undefined}>
    <dt>{name}</dt>
    <dd className={className} dir={isWide ? 'auto' : undefined}>
      {children}
    </dd>
  </div>
);
