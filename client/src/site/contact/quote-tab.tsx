import { useEffect, useRef, useState } from 'react';
import { Part } from '@/ui/lazy-part';
import { FOLLOWED_REQUEST, NEW_REQUEST } from './contact-parts';

interface QuoteTabProps {
  /** Request that the address follows, or empty. */
  requestId: string;
  /** Id or slug of the service that the address asks for, or empty. */
  service: string;
  onSubmitted: (requestId: string) => void;
}

/** Request a Quote: the form until a request is sent, then what became of it. */
export function QuoteTab({ requestId, service, onSubmitted }: QuoteTabProps) {
  const [sentId, setSentId] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const followed = useRef(requestId);
  useEffect(() => {
    // back from a request to an empty form: the link that was pressed is gone
    if (followed.current && !requestId) heading.current?.focus();
    followed.current = requestId;
  }, [requestId]);

  // Fetched while the request is on its way, so that the empty form does not stay until the script has come.
  const handleSending = () => void FOLLOWED_REQUEST.load().catch(() => undefined);
  const handleSubmitted = (id: string) => {
    setSentId(id);
    onSubmitted(id);
  };
  if (requestId) {
    const hasJustSent = requestId === sentId;
    return <Part of={FOLLOWED_REQUEST} key={requestId} requestId={requestId} hasJustSent={hasJustSent} />;
  }
  return (
    <Part
      of={NEW_REQUEST}
      heading={heading}
      service={service}
      onSending={handleSending}
      onSubmitted={handleSubmitted}
    />
  );
}
