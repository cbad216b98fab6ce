import { useMailWords } from '../shared/words/use-mail-words';

export function useReplyHint(): string {
  const mailWords = useMailWords();
  return mailWords(
    'We will email your reply to the visitor',
    'The email will not be sent. It will be stored in the outbox',
  );
}
