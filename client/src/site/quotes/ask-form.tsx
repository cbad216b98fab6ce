import { VISITOR_PROJECT_CALLS } from '@contract/calls/project.calls';
import { PROJECT_TEXTS, type TrackedRequest } from '@contract/project';
import { QUESTION_FIELDS } from '@contract/thread';
import { caller } from '@/api/caller';
import { failureText, LOST } from '@/site/forms/failure-text';
import { FormResult } from '@/site/forms/form-result';
import { SendNote } from '@/site/forms/send-note';
import { useVisitorForm } from '@/site/forms/use-visitor-form';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import styles from './quote-conversation.module.css';
import type { QuoteState } from './state/quote-state';
import { rememberSender, type Sender } from './state/sent-requests';

const askQuestion = caller(VISITOR_PROJECT_CALLS.ask);

interface AskTexts {
  label: string;
  send: string;
  begin?: string;
}

const TEXTS: Partial<Record<QuoteState, AskTexts>> = {
  waiting: { label: 'Add information to your request', send: 'Send information' },
  review: { label: 'Add information to your request', send: 'Send information' },
  expired: { label: 'Ask for today’s price', send: 'Send message', begin: 'What is the price today?' },
  declined: {
    label: 'Tell us what you need instead',
    send: 'Send message',
    begin: 'Could you quote for a smaller project?',
  },
  closed: { label: 'Ask us to reopen this request', send: 'Send message', begin: 'Please look at my request again.' },
};
const ASKED = "Sent. We'll reply here and by email.";
const QUESTION: AskTexts = { label: 'Your question', send: 'Send question' };

interface AskFormProps {
  requestId: string;
  state: QuoteState;
  /** True if the last entry of the conversation is the client's. The form then suggests no question. */
  isAsked: boolean;
  sender: Sender | null;
  onAsked: (request: TrackedRequest) => void;
}

export function AskForm({ requestId, state, isAsked, sender, onAsked }: AskFormProps) {
  const texts = TEXTS[state] ?? QUESTION;
  const form = useVisitorForm(
    {
      name: `ask-${requestId}`,
      form: 'ask',
      fields: QUESTION_FIELDS,
      begin: texts.begin && !isAsked ? { text: texts.begin } : undefined,
      prefill: sender ? { email: sender.email } : undefined,
    },
    {
      send: (values, key) => askQuestion(requestId, values, key),
      success: ASKED,
      onSent: (answer, { email }) => {
        rememberSender(requestId, { email, name: answer.name });
        onAsked(answer);
      },
      onFailed: (error) => failureText(error, { failed: PROJECT_TEXTS.failed, exception: LOST }),
    },
  );
  return (
    <div id="ask" className="above-8">
      <FormResult {...form.result} />
      <form {...form.attributes} className={`stack gap-4 pad-top-6 ruled ${styles.ask}`} aria-label="Ask a question">
        <TextAreaField {...form.field('text')} rows={3} label={texts.label} />
        <TextField {...form.field('email')} label="Email address you used for this request" />
        <SendNote {...form} />
        <Button kind="line" type="submit" disabled={form.isSending}>
          {form.isSending ? 'Sending...' : texts.send}
        </Button>
      </form>
    </div>
  );
}
