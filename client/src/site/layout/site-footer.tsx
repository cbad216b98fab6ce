import { socialLink } from '@contract/social-links';
import { LOGIN_PATHS } from '@contract/visitor-accounts';
import { whatsAppLink } from '@/lib/telephone-link';
import { useAreThere } from '@/stores/linked-pages';
import { usePageMeta } from '@/stores/page-meta';
import { useSettings } from '@/stores/settings-store';
import { useSection } from '@/stores/website-store';
import { ChitengeBand } from '@/ui/chitenge-band';
import { EmailLink } from '@/ui/contact-links';
import { Link } from '@/ui/link';
import { Brand } from './brand';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links';

const isProfile = (address: string) => socialLink(address).isProfile;

const COLUMNS = ['first', 'second', 'third', 'fourth'] as const;

export function SiteFooter() {
  const { siteName, address, openingHours, whatsApp, socialLinks } = useSettings();
  const section = useSection('footer');
  const columns = useColumns();
  const year = usePageMeta().now.slice(0, 4);
  return (
    <>
      <ChitengeBand isThin />
      <footer data-section="footer" className={`small on-dark ${styles.footer}`}>
        <div className="page-width">
          <div className={styles.columns}>
            <div className={`stack across packed gap-2 ${styles.about}`}>
              <Brand />
              {section?.line && <p>{section.line}</p>}
              <address>
                {address}
                <br />
                <EmailLink />
                {whatsApp && (
                  <>
                    <br />
                    <a href={whatsAppLink(whatsApp)}>WhatsApp {whatsApp}</a>
                  </>
                )}
              </address>
              {openingHours && <p className="line-breaks">{openingHours}</p>}
              <SocialLinks addresses={socialLinks.filter(isProfile)} className={styles.social} />
            </div>
            {columns.map(({ name, title, links }) => (
              <nav key={name} data-section="footerLinks" aria-label={title}>
                <h2 className={`below-2 ${styles.title}`}>{title}</h2>
                <ul className={styles.links}>
                  {links.map(({ to, text, isThere }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two links may be the same
                    <li key={index}>{isThere ? <Link to={to}>{text}</Link> : <span>{text}</span>}</li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <p className={`row stretch spread above-6 ${styles.end}`}>
            <span>
              © {year} {siteName}
            </span>
            {section?.end && <span>{section.end}</span>}
          </p>
        </div>
      </footer>
    </>
  );
}

/** A link whose page is missing is text. A link to the login is left out while visitor accounts are off. */
function useColumns() {
  const section = useSection('footerLinks');
  const isThere = useAreThere();
  if (!section) return [];
  return COLUMNS.map((name) => ({
    name,
    title: section[`${name}Title`],
    links: section[name]
      .map((link) => ({ ...link, isThere: isThere(link.to) }))
      .filter((link) => link.text && (link.isThere || !LOGIN_PATHS.includes(link.to))),
  })).filter(({ title, links }) => title && links.length > 0);
}
