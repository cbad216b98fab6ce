import { useFixedSection, useSection } from '@/stores/website-store';
import { Link } from '@/ui/link';
import { MessageForm } from './message-form';
import styles from './message-panel.module.css';

export function MessagePanel({ subject }: { subject: string }) {
  const section = useSection('contact');
  const welcome = section?.welcome;
  const { message } = useFixedSection('contactForms');
  return (
    <div className={`page-width stack top gap-12 split-4-7 split-gap-20 ${styles.panel}`}>
      <div data-section="contact" className="stack packed gap-4">
        {welcome && <h2>{welcome.heading}</h2>}
        {welcome?.text && <p className="chars-44">{welcome.text}</p>}
        <p className="chars-44">
          {section?.price} <Link to="/contact?tab=quote">Request a quote</Link> and follow its progress on this page.
        </p>
      </div>
      <div data-section="contactForms">
        <h2 className="size-h3 below-6">{message}</h2>
        <MessageForm subject={subject} />
      </div>
    </div>
  );
}
