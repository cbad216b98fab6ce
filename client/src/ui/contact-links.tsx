import { telephoneLink } from '@/lib/telephone-link';
import { useSettings } from '@/stores/settings-store';
import { EmailText } from './email-text';

/** Link that calls the organisation. */
export function PhoneLink({ className }: { className?: string }) {
  const { contactPhone } = useSettings();
  return (
    <a className={className} href={telephoneLink(contactPhone)}>
      {contactPhone}
    </a>
  );
}

/** Link that opens an email to the organisation. */
export function EmailLink({ className }: { className?: string }) {
  const { contactEmail } = useSettings();
  return (
    <a className={className} href={`mailto:${contactEmail}`}>
      <EmailText email={contactEmail} />
    </a>
  );
}
