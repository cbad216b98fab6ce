import { CONTACT_TEXTS } from '@contract/contact';
import { LIMITS } from '@contract/limits';
import { sendMessage } from '@/api/contact';
import { atMost, email, phone, required } from '@/site/forms/checks';
import { ConsentNote } from '@/site/forms/consent-note';
import { failureText } from '@/site/forms/failure-text';
import styles from '@/site/forms/form.module.css';
import { SendNote } from '@/site/forms/send-note';
import { useForm } from '@/site/forms/use-form';
import { showToast } from '@/stores/toasts';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';

const EMPTY = { name: '', email: '', phone: '', subject: '', message: '' };

const CHECKS = {
  name: [required('Please enter your name.'), atMost(LIMITS.name)],
  email: [required('Please enter your e-mail address.'), email, atMost(LIMITS.email)],
  phone: [phone, atMost(LIMITS.phone)],
  subject: [required('Please enter a subject.'), atMost(LIMITS.subject)],
  message: [required('Please write your message.'), atMost(LIMITS.message)],
};

/** "Send Us a Message". `subject` is what the address asks for, for example a position from the team page. */
export function MessageForm({ subject }: { subject: string }) {
  const form = useForm({
    name: 'message',
    initial: EMPTY,
    prefill: subject ? { subject: subject.slice(0, LIMITS.subject) } : undefined,
    checks: CHECKS,
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
        <TextField label="Name" autoComplete="name" maxLength={LIMITS.name} {...form.field('name')} />
        <TextField label="Email" type="email" autoComplete="email" maxLength={LIMITS.email} {...form.field('email')} />
      </div>
      <div className={styles.pair}>
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
          isOptional
          {...form.field('phone')}
        />
        <TextField label="Subject" autoComplete="off" maxLength={LIMITS.subject} {...form.field('subject')} />
      </div>
      <TextAreaField label="Message" rows={6} limit={LIMITS.message} {...form.field('message')} />
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
