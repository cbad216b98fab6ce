import { type ComponentType, useEffect, useState } from 'react';
import { storedRequestIds } from '@/site/quotes/state/sent-requests';
import { PhoneSheet } from './phone-sheet';

/** The list of this phone, whose script comes only where there is something to list. */
export function OnThisPhone() {
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    if (storedRequestIds().length === 0) return;
    // without its script, the mail still leads back
    import('./stored-requests').then(
      ({ SentRequests }) => setList(() => SentRequests),
      () => undefined,
    );
  }, []);
  return List ? <List /> : <PhoneSheet />;
}
