import type { ProjectRequest, ProjectRequestWithThread } from '@contract/project';
import { quotePath } from '@contract/quote-page';
import { Button } from 'antd';
import { useState } from 'react';
import { formatTime } from '@/lib/format-date';
import { useRemoteOf } from '@/stores/server-store';
import { useToast } from '../../shared/feedback/use-toast';
import { Details } from '../../shared/records/details';
import { useSiteBrand } from '../../shared/site-brand';
import { AssigneeSelect } from './assignee-select';
import { whatsAppLink } from './contact-links';
import { useRequestFacts } from './request-facts';
import styles from './request-page.module.css';

/** Who asks for what, and how to reach them. */
export function RequestCard({ request }: { request: ProjectRequestWithThread }) {
  const { createdAt, description } = request;
  const { reach, asked } = useRequestFacts(request);
  return (
    <section className="panel pad-4 shrinks" aria-labelledby="request">
      <header className={`row spread gap-2 below-3 ${styles.cardHead}`}>
        <h2 id="request" className={styles.heading}>
          Request
        </h2>
        <AssigneeSelect request={request} />
      </header>
      <Details
        pairs={[
          ...asked,
          [
            'Asked',
            <time key="asked" dateTime={createdAt}>
              {formatTime(createdAt)}
            </time>,
          ],
          ...reach,
        ]}
      />
      <p className={`above-3 quoted ${styles.description}`} dir="auto">
        {description}
      </p>
      <ClientLink request={request} />
    </section>
  );
}

/** The link of the client's page, to copy or to pass on. */
function ClientLink({ request: { _id, phone } }: { request: ProjectRequest }) {
  const site = useRemoteOf(useSiteBrand);
  const [shown, setShown] = useState('');
  const toast = useToast();
  const link = window.location.origin + quotePath(_id);
  const message = site.status === 'ready' ? `${site.value.siteName}: ${link}` : link;
  const copy = async () => {
    try {
      // biome-ignore lint/plugin: where it is missing, the link stands there to be copied by hand
      await navigator.clipboard.writeText(link);
      toast.success('The link to the client’s page is copied.');
    } catch {
      setShown(link);
    }
  };
  return (
    <>
      <div className="row stretch gap-3 above-3">
        <Button onClick={() => void copy()}>Copy link</Button>
        <Button href={whatsAppLink(phone, message)} target="_blank" rel="noreferrer">
          WhatsApp
        </Button>
      </div>
      <p role="status" className="breaks">
        {shown}
      </p>
    </>
  );
}
