import { type ComponentType, useEffect, useState } from 'react';
import { storedRequestIds } from '@/site/quotes/state/sent-requests';
import { PhoneSheet } from './phone-sheet';

/** List of requests on this device. Its script loads only if there are any. */
export function OnThisPhone() {
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    if (storedRequestIds().length === 0) return;
    // Without the script, the email's link still works.
    import('./stored-requests').then(
      ({ SentRequests }) => setList(() => SentRequests),
      () => undefined,
    );
  }, []);
  return List ? <List /> : <PhoneSheet />;
}
