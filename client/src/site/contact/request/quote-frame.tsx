import type { TrackedRequest } from '@contract/project';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { telephoneLink } from '@/lib/telephone-link';
import { useSettings } from '@/stores/settings';
import { ProcessPath } from './process-path';
import styles from './quote-frame.module.css';

interface QuoteFrameProps {
  left: ReactNode;
  /** What stands below "Project Quote". */
  right: ReactNode;
  tracked: TrackedRequest | null;
  /** The form needs the width that the quotation takes later. */
  isFormWide?: boolean;
}

/** The two columns of the quote tab, and the process below them. */
export function QuoteFrame({ left, right, tracked, isFormWide = false }: QuoteFrameProps) {
  return (
    <>
      <div className={classNames('page-width', styles.columns, isFormWide && styles.wideForm)}>
        <div className={styles.left}>{left}</div>
        <div>
          <h2 className={styles.title}>Project Quote</h2>
          {right}
          <NeedHelp />
        </div>
      </div>
      <ProcessPath tracked={tracked} />
    </>
  );
}

function NeedHelp() {
  const { contactPhone, contactEmail } = useSettings();
  return (
    <div className={styles.help}>
      <Accordion summary="Need Help? Contact Us Directly">
        <p>
          Call{' '}
          <a className="tabular" href={telephoneLink(contactPhone)}>
            {contactPhone}
          </a>{' '}
          or write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. If you have a Request ID, please give it.
        </p>
      </Accordion>
    </div>
  );
}

/** A line that opens to more, without script. */
function Accordion({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.accordion}>
      <summary>
        {summary}
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M3 10h14" stroke="currentColor" strokeWidth="2" />
          <path className={styles.upright} d="M10 3v14" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      <div className={styles.more}>{children}</div>
    </details>
  );
}
