import { VISITOR_PROJECT_CALLS } from '@contract/calls/project';
import { PROJECT_TEXTS, type TrackedRequest } from '@contract/project';
import { QUESTION_FIELDS } from '@contract/thread';
import { useState } from 'react';
import { caller } from '@/api/caller';
import { rememberSender, type Sender } from '@/site/contact/request/sent-requests';
import { failureText } from '@/site/forms/failure-text';
import { SendNote } from '@/site/forms/send-note';
import { useForm } from '@/site/forms/use-form';
import { useRefusedForm } from '@/site/forms/use-refused-form';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import type { QuoteState } from './quote-state';
import styles from './quote-talk.module.css';

const askQuestion = caller(VISITOR_PROJECT_CALLS.ask);

/** What the question is for, by what the request is. */
const LABELS: Partial<Record<QuoteState, string>> = {
  waiting: 'Add something to your request',
  review: 'Add something to your request',
  expired: 'Ask for today’s price',
  declined: 'Tell us what would suit you',
  closed: 'Ask us to open it again',
};

interface AskFormProps {
  requestId: string;
  state: QuoteState;
  sender: Sender | null;
  onAsked: (request: TrackedRequest) => void;
}

export function AskForm({ requestId, state, sender, onAsked }: AskFormProps) {
  const posted = useRefusedForm();
  const [notice, setNotice] = useState('');
  const form = useForm({
    name: `ask-${requestId}`,
    fields: QUESTION_FIELDS,
    refused: posted?.step === 'ask' ? posted : undefined,
    prefill: sender ? { email: sender.email } : undefined,
    send: (values, key) => askQuestion(requestId, values, key),
    onSent: (answer, { email }) => {
      rememberSender(requestId, { email, name: answer.name });
      setNotice('Sent. We answer here and by e-mail.');
      onAsked(answer);
    },
    onFailed: (error) =>
      setNotice(failureText(error, { failed: PROJECT_TEXTS.failed, exception: PROJECT_TEXTS.failed })),
  });
  return (
    <form
      id="ask"
      ref={form.ref}
      name={form.name}
      method="post"
      action="?do=ask#ask"
      className={styles.ask}
      noValidate
      onSubmit={(event) => {
        setNotice('');
        form.submit(event);
      }}
      aria-label="Ask a question"
    >
      <TextAreaField {...form.field('text')} rows={3} label={LABELS[state] ?? 'Your question'} />
      <TextField {...form.field('email')} type="email" label="Your e-mail, the one of the request" />
      <SendNote state={form.state} refusal={form.refusal} />
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      <Button kind="line" type="submit" disabled={form.isSending}>
        {form.isSending ? 'Sending...' : 'Send question'}
      </Button>
    </form>
  );
}
