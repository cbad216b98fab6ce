import { VISITOR_CONTACT_CALLS } from '@contract/calls/contact';
import { CONTACT_FIELDS, CONTACT_TEXTS } from '@contract/contact';
import { LIMITS } from '@contract/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { caller } from '@/api/caller';
import { formatClock } from '@/lib/format-date';
import { failureText } from '@/site/forms/failure-text';
import { useForm } from '@/site/forms/use-form';
import { VisitorForm } from '@/site/forms/visitor-form';
import { showToast } from '@/stores/toasts';
import { useFixedSection } from '@/stores/website';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import styles from './message-panel.module.css';

const sendMessage = caller(VISITOR_CONTACT_CALLS.send);

/**
 * The form for messages, and above it what became of the last one. That line stays while the next message is written:
 * nothing else on the page tells of the last one, and lines that go at the first letter move the form under the finger.
 * The next press of the button takes it away. `subject` is what the address asks for, for example a position from the
 * team page.
 */
export function MessageForm({ subject }: { subject: string }) {
  const { message } = useFixedSection('contactForms');
  const [sent, setSent] = useState('');
  const line = useRef<HTMLDivElement>(null);
  const form = useForm({
    name: 'message',
    fields: CONTACT_FIELDS,
    prefill: subject ? { subject: subject.slice(0, LIMITS.subject) } : undefined,
    send: sendMessage,
    onSent: ({ msg, message }, { email }) => {
      setSent(`Sent at ${formatClock(Date.now())}. We answer to ${email}.`);
      showToast('success', msg || message || CONTACT_TEXTS.sent);
    },
    onFailed: (error) => showToast('error', failureText(error, CONTACT_TEXTS)),
  });
  const submit = (event: FormEvent) => {
    setSent('');
    form.submit(event);
  };

  // On a phone the button is a screen below it.
  useEffect(() => {
    if (sent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [sent]);

  return (
    <>
      {/* Always there, so that screen readers notice what comes into it. */}
      <div ref={line} role="status">
        {sent && <p className={styles.sent}>{sent}</p>}
      </div>
      <VisitorForm
        form={{ ...form, submit }}
        label={message}
        consent="contact"
        besidePhone={<TextField {...form.field('subject')} />}
        submitText="Send Message"
        sendingText="Sending..."
      >
        <TextAreaField rows={6} {...form.field('message')} />
      </VisitorForm>
    </>
  );
}
