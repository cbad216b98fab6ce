import { VISITOR_CONTACT_CALLS } from '@contract/calls/contact';
import { CONTACT_FIELDS, CONTACT_TEXTS } from '@contract/contact';
import { LIMITS } from '@contract/limits';
import { caller } from '@/api/caller';
import { failureText } from '@/site/forms/failure-text';
import { useForm } from '@/site/forms/use-form';
import { VisitorForm } from '@/site/forms/visitor-form';
import { showToast } from '@/stores/toasts';
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
    <VisitorForm
      form={form}
      label="Send Us a Message"
      consent="contact"
      besidePhone={<TextField {...form.field('subject')} />}
      submitText="Send Message"
      sendingText="Sending..."
    >
      <TextAreaField rows={6} {...form.field('message')} />
    </VisitorForm>
  );
}
