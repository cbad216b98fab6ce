import { socialLink } from '@contract/social-links';
import { whatsAppLink } from '@/lib/telephone-link';
import { usePageMeta } from '@/stores/page-meta';
import { useSettings } from '@/stores/settings';
import { useSection } from '@/stores/website';
import { ChitengeBand } from '@/ui/chitenge-band';
import { EmailText } from '@/ui/email-text';
import { Brand } from './brand';
import { NavLink } from './nav-link';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links';

const isProfile = (address: string) => socialLink(address).isProfile;

const COLUMNS = ['first', 'second', 'third', 'fourth'] as const;

export function SiteFooter() {
  const { siteName, address, contactEmail, openingHours, whatsApp, socialLinks } = useSettings();
  const words = useSection('footer');
  const columns = useSection('footerLinks');
  const year = usePageMeta().now.slice(0, 4);
  return (
    <>
      <ChitengeBand isThin />
      <footer data-section="footer" className={`${styles.footer} on-dark`}>
        <div className="page-width">
          <div className={styles.columns}>
            <div className={`stack packed gap-2 ${styles.about}`}>
              <Brand />
              {words?.line && <p>{words.line}</p>}
              <address>
                {address}
                <br />
                <a href={`mailto:${contactEmail}`}>
                  <EmailText email={contactEmail} />
                </a>
                {whatsApp && (
                  <>
                    <br />
                    <a href={whatsAppLink(whatsApp)}>WhatsApp {whatsApp}</a>
                  </>
                )}
              </address>
              {openingHours && <p className={styles.hours}>{openingHours}</p>}
              <SocialLinks addresses={socialLinks.filter(isProfile)} className={styles.social} />
            </div>
            {columns &&
              COLUMNS.map(
                (column) =>
                  columns[`${column}Title`] && (
                    <nav key={column} data-section="footerLinks" aria-label={columns[`${column}Title`]}>
                      <h2 className={styles.title}>{columns[`${column}Title`]}</h2>
                      <ul className={styles.links}>
                        {columns[column].map(({ to, text }, index) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: two links may be the same
                          <li key={index}>{text && <NavLink to={to}>{text}</NavLink>}</li>
                        ))}
                      </ul>
                    </nav>
                  ),
              )}
          </div>
          <p className={`row stretch spread above-6 ${styles.end}`}>
            <span>
              © {year} {siteName}
            </span>
            {words?.end && <span>{words.end}</span>}
          </p>
        </div>
      </footer>
    </>
  );
}
