import { useRemoteOf } from '@/stores/server-store';
import { useDashboard } from '../dashboard-store';

export const NO_SERVER = 'No mail server is set up.';

/** Chooses between texts for an email that is sent and one that is only saved to the outbox. */
export type MailWords = (sent: string, saved: string) => string;

/** Returns texts about an email before it is sent. Promises it only if a mail server is set up. */
export function useMailWords(): MailWords {
  const dashboard = useRemoteOf(useDashboard);
  const savesToOutbox = dashboard.status === 'ready' && dashboard.value.savesToOutbox;
  return (sent, saved) => (savesToOutbox ? `${NO_SERVER} ${saved}` : sent);
}
