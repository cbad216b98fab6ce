import { useIsThere } from '@/stores/linked-pages';
import { usePageMeta } from '@/stores/page-meta';
import { useSettings } from '@/stores/settings';
import { ChitengeBand } from '@/ui/chitenge-band';
import { Link } from '@/ui/link';
import { Brand } from './brand';
import { FOOTER_GROUPS, type NavEntry } from './nav-links';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { siteName, address, contactEmail } = useSettings();
  const year = usePageMeta().now.slice(0, 4);
  return (
    <>
      <ChitengeBand isThin />
      <footer className={`${styles.footer} on-dark`}>
        <div className="page-width">
          <div className={styles.columns}>
            <div className={styles.about}>
              <Brand />
              <p>Fourth Industrial Revolution skills and good software, from Zambia.</p>
              <address>
                {address}
                <br />
                <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
              </address>
            </div>
            {FOOTER_GROUPS.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className={styles.title}>{title}</h2>
                <ul className={styles.links}>
                  {links.map(({ to, text }) => (
                    <li key={to}>
                      <FooterLink to={to} text={text} />
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <p className={styles.end}>
            <span>
              © {year} {siteName}
            </span>
            <span>Mosi-oa-Tunya: the smoke that thunders</span>
          </p>
        </div>
      </footer>
    </>
  );
}

/** Words alone while nobody has published the page behind them. */
function FooterLink({ to, text }: NavEntry) {
  return useIsThere(to) ? <Link to={to}>{text}</Link> : <span>{text}</span>;
}
