import { type ComponentType, useEffect, useState } from 'react';
import { storedRequestIds } from '@/site/quotes/state/sent-requests';
import { PhoneSheet } from './phone-sheet';

/** Requests on this device. The list's script loads only if there are any. */
export function OnThisPhone() {
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    if (storedRequestIds().length === 0) return;
    // If the script fails to load, clients can still use the link in their email.
    import('./stored-requests').then(
      ({ SentRequests }) => setList(() => SentRequests),
      () => undefined,
    );
  }, []);
  return List ? <List /> : <PhoneSheet />;
}
