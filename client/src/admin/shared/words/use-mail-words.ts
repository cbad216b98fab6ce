import { useRemoteOf } from '@/stores/server-store';
import { useDashboard } from '../dashboard-store';

export const NO_SERVER = 'No mail server is set up.';

/** Words for an email that is to go out, or those for one that would only be saved to the outbox. */
export type MailWords = (sent: string, saved: string) => string;

/** Words before an email is sent: they promise it unless it would be saved to the outbox. */
export function useMailWords(): MailWords {
  const dashboard = useRemoteOf(useDashboard);
  const savesToOutbox = dashboard.status === 'ready' && dashboard.value.savesToOutbox;
  return (sent, saved) => (savesToOutbox ? `${NO_SERVER} ${saved}` : sent);
}
