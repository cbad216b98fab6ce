import { useEffect, useRef, useState } from 'react';
import { SectionSlot } from '@/ui/lazy-section';
import { FIND_REQUEST, FOLLOWED_REQUEST, NEW_REQUEST } from './contact-parts';

interface QuoteTabProps {
  /** Id of the request in the URL, or empty. */
  requestId: string;
  isFinding: boolean;
  /** Id or slug of the service in the URL, or empty. */
  service: string;
  onSubmitted: (requestId: string) => void;
}

export function QuoteTab({ requestId, isFinding, service, onSubmitted }: QuoteTabProps) {
  const [sentId, setSentId] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = requestId || isFinding;
  const before = useRef(shown);
  useEffect(() => {
    // The link that the visitor selected is gone, so the heading of the new form gets the focus.
    if (before.current !== shown && !requestId) heading.current?.focus();
    before.current = shown;
  }, [shown, requestId]);

  // Loads the next screen's script while the form is being sent, so that the screen can appear at once.
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
