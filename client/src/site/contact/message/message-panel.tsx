import { Link } from '@/ui/link';
import { MessageForm } from './message-form';
import styles from './message-panel.module.css';

/** Contact Us: a word of welcome and the form. */
export function MessagePanel({ subject }: { subject: string }) {
  return (
    <div className={`page-width ${styles.panel}`}>
      <div className={styles.welcome}>
        <h2>Get In Touch</h2>
        <p>
          Ask about a course, tell us about your school, or just say what does not work on this site. A person reads
          every message and answers by e-mail.
        </p>
        <p>
          You need a price for a project? <Link to="/contact?tab=quote">Request a quote</Link> and follow it on this
          page.
        </p>
      </div>
      <div>
        <h2 className={styles.title}>Send Us a Message</h2>
        <MessageForm subject={subject} />
      </div>
    </div>
  );
}
