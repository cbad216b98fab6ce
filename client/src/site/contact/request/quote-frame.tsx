import type { TrackedRequest } from '@contract/project';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { useFixedSection } from '@/stores/website-store';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { ProcessPath } from './process-path';
import styles from './quote-frame.module.css';

interface QuoteFrameProps {
  left: ReactNode;
  right: ReactNode;
  tracked: TrackedRequest | null;
  /** True to make the form as wide as the quote that will later replace it. */
  isFormWide?: boolean;
}

export function QuoteFrame({ left, right, tracked, isFormWide = false }: QuoteFrameProps) {
  const { sheet } = useFixedSection('requestForm');
  return (
    <>
      <div
        className={classNames(
          'page-width stack top gap-12 split-gap-20',
          styles.columns,
          ...(isFormWide ? ['split-7-4', styles.wideForm] : ['split-4-7']),
        )}
      >
        <div className={`shrinks ${styles.left}`}>{left}</div>
        <div data-section="requestForm" className="shrinks">
          <h2 className="below-4 size-h3">{sheet.heading}</h2>
          {right}
          <NeedHelp />
        </div>
      </div>
      <ProcessPath tracked={tracked} />
    </>
  );
}

function NeedHelp() {
  const { help, requestId } = useFixedSection('contactForms');
  return (
    <details data-section="contactForms" className={`above-6 ruled-both ${styles.help}`}>
      <summary className="line spread gap-4 close semibold">{help}</summary>
      <p className="chars-60">
        Call <PhoneLink className="tabular" /> or email <EmailLink />. {requestId}
      </p>
    </details>
  );
}
