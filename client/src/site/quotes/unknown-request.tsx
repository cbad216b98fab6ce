import { FIND_PATH } from '@contract/contact-tab';
import { whatsAppLink } from '@/lib/telephone-link';
import { useSettings } from '@/stores/settings-store';
import { ButtonLink } from '@/ui/button-link';
import { PhoneLink } from '@/ui/contact-links';
import styles from './unknown-request.module.css';

export function UnknownRequest({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  const { whatsApp } = useSettings();
  return (
    <div className={`stack start gap-5 ${styles.unknown}`}>
      <Heading tabIndex={-1}>We could not find this request</Heading>
      <p className="chars-52">
        Check that you opened the whole link from our email. You can also ask us to email you the links to your
        requests.
      </p>
      <ButtonLink to={FIND_PATH}>Find your request</ButtonLink>
      <p className="chars-52">
        Or call <PhoneLink className="tabular" />
        {whatsApp && (
          <>
            {' '}
            or message us on <a href={whatsAppLink(whatsApp)}>WhatsApp {whatsApp}</a>
          </>
        )}
        .
      </p>
    </div>
  );
}
