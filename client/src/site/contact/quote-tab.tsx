import { useEffect, useRef, useState } from 'react';
import { SectionSlot } from '@/ui/lazy-section';
import { FIND_REQUEST, FOLLOWED_REQUEST, NEW_REQUEST } from './contact-parts';

interface QuoteTabProps {
  /** Request that the address follows, or empty. */
  requestId: string;
  /** A request is looked for, where none is followed. */
  isFinding: boolean;
  /** Id or slug of the service that the address asks for, or empty. */
  service: string;
  onSubmitted: (requestId: string) => void;
}

/** Request a Quote: the form until a request is sent, then what became of it; and the way back to it. */
export function QuoteTab({ requestId, isFinding, service, onSubmitted }: QuoteTabProps) {
  const [sentId, setSentId] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = requestId || isFinding;
  const before = useRef(shown);
  useEffect(() => {
    // from a request to a form, or from one form to the other: the link that was pressed is gone
    if (before.current !== shown && !requestId) heading.current?.focus();
    before.current = shown;
  }, [shown, requestId]);

  // Fetched while the request is on its way, so that the empty form does not stay until the script has come.
  const handleSending = () => void FOLLOWED_REQUEST.load().catch(() => undefined);
  const handleSubmitted = (id: string) => {
    setSentId(id);
    onSubmitted(id);
  };
  if (requestId) {
    const hasJustSent = requestId === sentId;
    return <SectionSlot of={FOLLOWED_REQUEST} key={requestId} requestId={requestId} hasJustSent={hasJustSent} />;
  }
  if (isFinding) return <SectionSlot of={FIND_REQUEST} heading={heading} />;
  return (
    <SectionSlot
      of={NEW_REQUEST}
      heading={heading}
      service={service}
      onSending={handleSending}
      onSubmitted={handleSubmitted}
    />
  );
}
