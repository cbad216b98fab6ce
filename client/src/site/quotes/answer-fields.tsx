import { LIMITS } from '@contract/limits';
import { TextField } from '@/ui/text-field';
import type { useAnswer } from './use-answer';

export function AnswerFields({ answer }: { answer: ReturnType<typeof useAnswer> }) {
  return (
    <>
      <input type="hidden" name="revision" value={answer.revision} />
      <TextField
        label="Email address you used for this request"
        type="email"
        maxLength={LIMITS.email}
        hint="We ask for your email address so that only you can answer."
        {...answer.field('email')}
      />
    </>
  );
}
