import { useMailText } from '../shared/text/use-mail-text';

export function useReplyHint(): string {
  const mailText = useMailText();
  return mailText(
    'We will email your reply to the visitor',
    'The email will not be sent. It will be stored in the outbox',
  );
}
