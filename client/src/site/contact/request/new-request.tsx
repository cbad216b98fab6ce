import { FIND_PATH } from '@contract/contact-tab';
import type { Ref } from 'react';
import { Link } from '@/ui/link';
import styles from './new-request.module.css';
import { QuoteForm, type QuoteFormProps } from './quote-form';
import { QuoteFrame } from './quote-frame';

const LINES = ['Price', 'Timeline', 'Team'];

interface NewRequestProps extends QuoteFormProps {
  heading: Ref<HTMLHeadingElement>;
}

/** The form, beside the sheet that will be filled in. */
export function NewRequest({ heading, ...form }: NewRequestProps) {
  return (
    <QuoteFrame
      isFormWide
      left={
        <>
          <h2 ref={heading} tabIndex={-1}>
            Tell us about your project
          </h2>
          <p className={styles.before}>
            Asked before? <Link to={FIND_PATH}>Find your request</Link>
          </p>
          <QuoteForm {...form} />
        </>
      }
      right={
        <div className={styles.sheet}>
          <p>Submit your project request to receive a quote. It will stand here, and we will mail you its link.</p>
          <div className={styles.lines} aria-hidden="true">
            {LINES.map((line) => (
              <p key={line}>
                {line}
                <span />
              </p>
            ))}
          </div>
        </div>
      }
      tracked={null}
    />
  );
}
