import { Link } from '@/ui/link';
import { QuoteFrame } from '../request/quote-frame';
import styles from '../request/request-submitted.module.css';

/** An address with an id that is not ours: half a link from a mail, most often. */
export function UnknownRequest({ requestId }: { requestId: string }) {
  return (
    <QuoteFrame
      left={
        <div className={styles.submitted} role="status">
          <h2>We do not know this request</h2>
          <p>Please open the whole link from our e-mail: a part of it may be missing.</p>
          <dl className={styles.id}>
            <dt>Request ID in the address</dt>
            <dd>{requestId}</dd>
          </dl>
          <p>
            <Link to="/contact?tab=quote">Back to the quote form</Link>
          </p>
        </div>
      }
      right={<p>There is no quote at this address.</p>}
      tracked={null}
    />
  );
}
