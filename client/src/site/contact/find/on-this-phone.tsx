import { type ComponentType, useEffect, useState } from 'react';
import { storedRequestIds } from '@/site/quotes/state/sent-requests';
import { PhoneSheet } from './phone-sheet';

/** List of requests on this device. Its script loads only if there are any. */
export function OnThisPhone() {
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    if (storedRequestIds().length === 0) return;
    // If the import fails, no list is shown. Clients can still open a request with the link in their email.
    import('./stored-requests').then(
      ({ SentRequests }) => setList(() => SentRequests),
      () => undefined,
    );
  }, []);
  return List ? <List /> : <PhoneSheet />;
}
