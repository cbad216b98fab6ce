import { SITE_PAGES } from '@contract/site-pages';
import { socialLink } from '@contract/social-links';
import { VISITOR_DEFAULTS } from '@contract/visitor-settings';
import type { ReactNode } from 'react';
import { telephoneLink, whatsAppLink } from '@/lib/telephone-link';
import { SocialLinks } from '@/site/layout/social-links';
import { useSettings } from '@/stores/settings-store';
import { useSection } from '@/stores/website-store';
import { EmailText } from '@/ui/email-text';
import { Icon, type IconName } from '@/ui/icon';
import styles from './contact-header.module.css';

interface InfoCardProps {
  icon: IconName;
  title: string;
  href?: string;
  text: ReactNode;
}

function InfoCard({ icon, title, href, text }: InfoCardProps) {
  return (
    <li className="line shrinks gap-4 close">
      <span className="firm pad-3 forest on-white rounded">
        <Icon name={icon} size={24} />
      </span>
      <span className="stack shrinks">
        <span className="muted small">{title}</span>
        {href ? (
          <a className="touch semibold ink tabular line-breaks" href={href}>
            {text}
          </a>
        ) : (
          <b className="touch semibold ink tabular line-breaks">{text}</b>
        )}
      </span>
    </li>
  );
}

export function ContactHeader({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const { contactPhone, contactEmail, address, showMap, whatsApp, openingHours } = settings;
  // The links of the sample settings are placeholders. Any other site shows only links to profiles.
  const isSample = settings.siteName === VISITOR_DEFAULTS.siteName;
  const socialLinks = settings.socialLinks.filter((link) => isSample || socialLink(link).isProfile);
  const section = useSection('contact');
  return (
    <section data-section="contact" className={`page-top on-mist underlined ${styles.top}`}>
      <div className="page-width">
        <h1 tabIndex={-1}>{section?.heading ?? SITE_PAGES.contact.title}</h1>
        {section?.sentence && <p className="lead above-3">{section.sentence}</p>}
        <ul className={`stack gap-4 above-6 ${styles.cards}`}>
          <InfoCard icon="phone" title="Phone" href={telephoneLink(contactPhone)} text={contactPhone} />
          <InfoCard
            icon="mail"
            title="Email"
            href={`mailto:${contactEmail}`}
            text={<EmailText email={contactEmail} />}
          />
          <InfoCard icon="pin" title="Location" href={showMap ? '#find' : undefined} text={address} />
          {whatsApp && <InfoCard icon="chat" title="WhatsApp" href={whatsAppLink(whatsApp)} text={whatsApp} />}
          {openingHours && <InfoCard icon="clock" title="Opening hours" text={openingHours} />}
        </ul>
        <SocialLinks addresses={socialLinks} className={`gap-x-6 above-2 small ${styles.social}`} />
        <div className={styles.bar}>{children}</div>
      </div>
    </section>
  );
}
