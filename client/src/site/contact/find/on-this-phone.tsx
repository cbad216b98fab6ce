import { type ComponentType, useEffect, useState } from 'react';
import { knownRequests } from '@/site/quotes/state/sent-requests';
import { PhoneSheet } from './phone-sheet';

/** The list of this phone, whose script comes only where there is something to list. */
export function OnThisPhone() {
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    if (knownRequests().length === 0) return;
    // without its script, the mail still leads back
    import('./known-requests').then(
      ({ KnownRequests }) => setList(() => KnownRequests),
      () => undefined,
    );
  }, []);
  return List ? <List /> : <PhoneSheet />;
}
