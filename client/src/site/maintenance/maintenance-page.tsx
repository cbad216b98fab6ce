import type { PageHead } from '@/lib/page-head';
import { telephoneLink } from '@/lib/telephone-link';
import { useSettings } from '@/stores/settings';
import { ChitengeBand } from '@/ui/chitenge-band';
import { hasLogo, Logo } from '@/ui/logo';
import { MistLines } from '@/ui/mist-lines';
import styles from './maintenance-page.module.css';

export const head = (): PageHead => ({
  title: 'Back soon',
  description: 'The site is being worked on.',
  status: 503,
});

/** What visitors see while the site is closed; it stands alone, without links that would lead back to it. */
export function Page() {
  const settings = useSettings();
  const { siteName, contactEmail, contactPhone } = settings;
  return (
    <main className={styles.screen}>
      <MistLines className={styles.mist} />
      <div className={`${styles.words} page-width`}>
        <p className={styles.name}>
          {hasLogo(settings) ? <Logo {...settings} maxWidth={200} maxHeight={48} /> : siteName}
        </p>
        <h1 className={styles.title}>We are working on the site</h1>
        <p className={`${styles.lead} lead`}>
          It will be back soon. Nothing that you sent us is lost. If it cannot wait, write or call:
        </p>
        <p className={styles.contact}>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          <a href={telephoneLink(contactPhone)}>{contactPhone}</a>
        </p>
      </div>
      <ChitengeBand />
    </main>
  );
}
