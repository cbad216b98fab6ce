import type { ReactNode } from 'react';
import { telephoneLink } from '@/lib/telephone-link';
import { useSettings } from '@/stores/settings';
import { Icon, type IconName } from '@/ui/icon';
import styles from './contact-header.module.css';

interface InfoCardProps {
  icon: IconName;
  title: string;
  href: string;
  text: string;
}

function InfoCard({ icon, title, href, text }: InfoCardProps) {
  return (
    <li>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <span className={styles.card}>
        <span>{title}</span>
        <a className="tabular" href={href}>
          {text}
        </a>
      </span>
    </li>
  );
}

/** Title, the three ways to reach us, and the bar of tabs at its foot. */
export function ContactHeader({ children }: { children: ReactNode }) {
  const { contactPhone, contactEmail, address } = useSettings();
  return (
    <section className={styles.top}>
      <div className="page-width">
        <h1 tabIndex={-1}>Contact</h1>
        <ul className={styles.cards}>
          <InfoCard icon="phone" title="Phone" href={telephoneLink(contactPhone)} text={contactPhone} />
          <InfoCard icon="mail" title="Email" href={`mailto:${contactEmail}`} text={contactEmail} />
          <InfoCard icon="pin" title="Location" href="#find" text={address} />
        </ul>
        <p className={styles.social}>
          <a href="https://www.facebook.com/" rel="noopener">
            Facebook
          </a>
          <a href="https://www.linkedin.com/" rel="noopener">
            LinkedIn
          </a>
        </p>
        <div className={styles.bar}>{children}</div>
      </div>
    </section>
  );
}
