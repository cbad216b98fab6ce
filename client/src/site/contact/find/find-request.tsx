import { FIND_REQUESTS } from '@contract/calls/find-requests';
import { FIND_FIELDS, PROJECT_TEXTS } from '@contract/project';
import { FIND_TEXTS } from '@contract/quote-texts';
import { type ComponentType, type Ref, useEffect, useState } from 'react';
import { caller } from '@/api/caller';
import { NO_CONNECTION } from '@/api/http';
import { failureText } from '@/site/forms/failure-text';
import { FormFrame } from '@/site/forms/form-frame';
import { useVisitorForm } from '@/site/forms/use-visitor-form';
import { storedRequestIds } from '@/site/quotes/state/sent-requests';
import { Link } from '@/ui/link';
import { TextField } from '@/ui/text-field';
import { QuoteFrame } from '../request/quote-frame';
import { PhoneSheet } from './phone-sheet';

const findRequests = caller(FIND_REQUESTS);

/** Helps clients without the link to their request: by email, or by the list of requests on this device. */
export function FindRequest({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const form = useVisitorForm(
    {
      name: 'find',
      form: 'find',
      // Stores no draft. On a shared phone, the next person then finds the form empty.
      isDrafted: false,
      fields: FIND_FIELDS,
    },
    {
      send: (values) => findRequests(values),
      success: FIND_TEXTS.asked,
      onFailed: (error) => failureText(error, { failed: PROJECT_TEXTS.failed, exception: NO_CONNECTION }),
    },
  );
  return (
    <QuoteFrame
      isFormWide
      left={
        <div id="find-request">
          <h2 ref={heading} tabIndex={-1} className="size-h3 below-4">
            Find your request
          </h2>
          <p className="below-6 chars-60">
            Enter the email address you used. We'll email you links to your requests from the last 12 months.
          </p>
          <FormFrame form={form} label="Find your request" submitText="Email me the links" sendingText="Sending...">
            <TextField {...form.field('email')} />
          </FormFrame>
          <p className="above-6">
            <Link className="touch" to="/contact?tab=quote">
              Request a new quote
            </Link>
          </p>
        </div>
      }
      right={<OnThisPhone />}
      tracked={null}
    />
  );
}

/** Lists the requests that were sent from this device. The list's script loads only if there are any. */
function OnThisPhone() {
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    if (storedRequestIds().length === 0) return;
    // If the script fails to load, clients can still use the link in their email.
    import('./stored-requests').then(
      ({ SentRequests }) => setList(() => SentRequests),
      () => undefined,
    );
  }, []);
  return List ? <List /> : <PhoneSheet />;
}
