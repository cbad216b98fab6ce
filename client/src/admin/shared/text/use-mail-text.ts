import { useRemoteOf } from '@/stores/server-store';
import { useDashboard } from '../dashboard-store';

export const NO_SERVER = 'No mail server is set up.';

/** Returns `sent` if emails are sent, or `saved` if they are only stored in the outbox. */
type MailText = (sent: string, saved: string) => string;

/** Returns a function that chooses between two texts about an email. Without a mail server, emails are only stored. */
export function useMailText(): MailText {
  const dashboard = useRemoteOf(useDashboard);
  const savesToOutbox = dashboard.status === 'ready' && dashboard.value.savesToOutbox;
  return (sent, saved) => (savesToOutbox ? `${NO_SERVER} ${saved}` : sent);
}
