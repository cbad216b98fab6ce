import { FIND_PATH } from '@contract/contact-tab';
import type { Ref } from 'react';
import { useFixedSection, useSection } from '@/stores/website-store';
import { Link } from '@/ui/link';
import styles from './new-request.module.css';
import { QuoteForm, type QuoteFormProps } from './quote-form';
import { QuoteFrame } from './quote-frame';

export function NewRequest({ heading, ...form }: QuoteFormProps & { heading: Ref<HTMLHeadingElement> }) {
  const processTexts = useSection('process');
  const { sheet, sketch } = useFixedSection('requestForm');
  return (
    <QuoteFrame
      isFormWide
      left={
        <>
          <h2
            ref={heading}
            tabIndex={-1}
            className="below-6 size-h3"
            data-section={processTexts ? 'process' : undefined}
          >
            {processTexts?.form ?? 'Request a Quote'}
          </h2>
          <p className={styles.before}>
            Already sent a request?{' '}
            <Link className="touch" to={FIND_PATH}>
              Find your request
            </Link>
          </p>
          <div data-section="requestForm">
            <QuoteForm {...form} />
          </div>
        </>
      }
      right={
        <div className={styles.sheet}>
          {sheet.text && <p>{sheet.text}</p>}
          {sketch.length > 0 && (
            <div className={`above-6 ${styles.lines}`} aria-hidden="true">
              {[...new Set(sketch)].map((line) => (
                <p className="line spread gap-4 small muted ruled" key={line}>
                  {line}
                  <span className="on-mist rounded" />
                </p>
              ))}
            </div>
          )}
        </div>
      }
      tracked={null}
    />
  );
}
