import { VISITOR_CONTACT_CALLS } from '@contract/calls/contact';
import { CONTACT_FIELDS, CONTACT_TEXTS } from '@contract/contact';
import { LIMITS } from '@contract/limits';
import { caller } from '@/api/caller';
import { ConsentNote } from '@/site/forms/consent-note';
import { failureText } from '@/site/forms/failure-text';
import styles from '@/site/forms/form.module.css';
import { SendNote } from '@/site/forms/send-note';
import { useForm } from '@/site/forms/use-form';
import { showToast } from '@/stores/toasts';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';

const sendMessage = caller(VISITOR_CONTACT_CALLS.send);

/** "Send Us a Message". `subject` is what the address asks for, for example a position from the team page. */
export function MessageForm({ subject }: { subject: string }) {
  const form = useForm({
    name: 'message',
    fields: CONTACT_FIELDS,
    prefill: subject ? { subject: subject.slice(0, LIMITS.subject) } : undefined,
    send: sendMessage,
    onSent: ({ msg, message }) => showToast('success', msg || message || CONTACT_TEXTS.sent),
    onFailed: (error) => showToast('error', failureText(error, CONTACT_TEXTS)),
  });
  return (
    <form
      ref={form.ref}
      name={form.name}
      className={styles.form}
      noValidate
      onSubmit={form.submit}
      aria-label="Send Us a Message"
    >
      <div className={styles.pair}>
        <TextField autoComplete="name" {...form.field('name')} />
        <TextField {...form.field('email')} />
      </div>
      <div className={styles.pair}>
        <TextField {...form.field('phone')} />
        <TextField {...form.field('subject')} />
      </div>
      <TextAreaField rows={6} {...form.field('message')} />
      <ConsentNote form="contact" />
      <div className={styles.send}>
        <SendNote state={form.state} refusal={form.refusal} />
        <Button type="submit" disabled={!form.isReady || form.isSending}>
          {form.isSending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}
