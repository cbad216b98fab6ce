import { VISITOR_CONTACT_CALLS } from '@contract/calls/contact.calls';
import { CONTACT_FIELDS, CONTACT_TEXTS } from '@contract/contact';
import { LIMITS } from '@contract/limits';
import { caller } from '@/api/caller';
import { formatClock } from '@/lib/format-date';
import { failureText } from '@/site/forms/failure-text';
import { useVisitorForm } from '@/site/forms/use-visitor-form';
import { VisitorForm } from '@/site/forms/visitor-form';
import { showToast } from '@/stores/toasts';
import { useFixedSection } from '@/stores/website-store';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';

const sendMessage = caller(VISITOR_CONTACT_CALLS.send);

/** Message form. The last result stays visible while the visitor types, because removing it would move the form. */
export function MessageForm({ subject }: { subject: string }) {
  const { message } = useFixedSection('contactForms');
  const form = useVisitorForm(
    {
      name: 'message',
      form: 'message',
      fields: CONTACT_FIELDS,
      prefill: subject ? { subject: subject.slice(0, LIMITS.subject) } : undefined,
    },
    {
      send: sendMessage,
      success: CONTACT_TEXTS.sent,
      onSent: ({ msg, message }, { email }) => {
        showToast('success', msg || message || CONTACT_TEXTS.sent);
        return `Sent at ${formatClock(Date.now())}. We'll reply to ${email}.`;
      },
      onFailed: (error) => {
        showToast('error', failureText(error, CONTACT_TEXTS));
      },
    },
  );
  return (
    <VisitorForm
      form={form}
      label={message}
      consent="contact"
      besidePhone={<TextField {...form.field('subject')} />}
      submitText="Send Message"
      sendingText="Sending..."
    >
      <TextAreaField rows={6} {...form.field('message')} />
    </VisitorForm>
  );
}
