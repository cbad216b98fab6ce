import { FIND_PATH, FOUND_QUERY } from '@contract/contact-tab';
import { LIMITS } from '@contract/limits';
import { FIND_TEXTS } from '@contract/quote-texts';
import { type Ref, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import formStyles from '@/site/forms/form.module.css';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Link } from '@/ui/link';
import { QuoteFrame } from '../request/quote-frame';
import styles from './find-request.module.css';
import { OnThisPhone } from './on-this-phone';
import { useFind } from './use-find';

interface FindRequestProps {
  heading: Ref<HTMLHeadingElement>;
}

/** The way back for who has lost the link: by mail, or by what this phone remembers. */
export function FindRequest({ heading }: FindRequestProps) {
  const find = useFind();
  // sent without script, and taken
  const isFound = useLocation().search === FOUND_QUERY;
  const isTaken = find.isTaken || (isFound && find.isUntouched);
  return (
    <QuoteFrame
      isFormWide
      left={
        <div id="find-request" className={styles.find}>
          <h2 ref={heading} tabIndex={-1} className="size-h3 below-4">
            Find your request
          </h2>
          <p>
            Give the address that you asked with. We mail the links to all its requests of the last 12 months there, and
            nowhere else.
          </p>
          <form
            ref={find.form}
            method="post"
            action={`${FIND_PATH}#find-request`}
            className={`stack gap-6 above-6 ${styles.form} ${formStyles.form}`}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void find.send();
            }}
            aria-label="Find your request"
          >
            <Field label="Email" error={find.error}>
              {(control) => (
                // not kept anywhere: the next person at a shared phone finds it empty
                <input
                  {...control}
                  type="email"
                  name="email"
                  autoComplete="email"
                  maxLength={LIMITS.email}
                  dir="auto"
                  defaultValue={find.typed}
                  readOnly={find.isSending}
                />
              )}
            </Field>
            <div className={`stack start gap-3 ${formStyles.send}`}>
              <p className={`small on-mist ${formStyles.note}`} role="status">
                <Arrived text={isTaken ? FIND_TEXTS.asked : find.refusal} />
              </p>
              <Button type="submit" disabled={find.isSending}>
                {find.isSending ? 'Sending...' : 'Mail me the links'}
              </Button>
            </div>
          </form>
          <p className={`above-6 ${styles.other}`}>
            <Link to="/contact?tab=quote">Ask for a new quote</Link>
          </p>
        </div>
      }
      right={<OnThisPhone />}
      tracked={null}
    />
  );
}

/** What answers a press, brought into view: on a phone it may stand below the keyboard. */
function Arrived({ text }: { text: string }) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (text) words.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  return text && <span ref={words}>{text}</span>;
}
