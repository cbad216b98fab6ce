import { WEBSITE_READ } from '@contract/rendering';
import type { SentSections } from '@contract/website/sections';
import type { HeadContext, PageHead } from '@/lib/page-head';
import { useSettings } from '@/stores/settings-store';
import { sectionIn, useFixedSection } from '@/stores/website-store';
import { ChitengeBand } from '@/ui/chitenge-band';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { hasLogo, Logo } from '@/ui/logo';
import { MistLines } from '@/ui/mist-lines';
import styles from './maintenance-page.module.css';

export function head({ read }: HeadContext): PageHead {
  const section = sectionIn(read<SentSections>(WEBSITE_READ), 'maintenance');
  return { title: section?.title, description: section?.description, status: 503 };
}

/** Page in maintenance mode. It has no links to other pages, because all of them would show this page. */
export function Page() {
  const settings = useSettings();
  const { heading, sentence } = useFixedSection('maintenance');
  return (
    <main className={`stack tall holds on-mist ${styles.screen}`}>
      <MistLines className={styles.mist} />
      <div className={`page-width holds ${styles.text}`}>
        <p className="bold forest">
          {hasLogo(settings) ? <Logo {...settings} maxWidth={200} maxHeight={48} /> : settings.siteName}
        </p>
        <h1 className="below-5 above-3 chars-14">{heading}</h1>
        {sentence && <p className="lead chars-40">{sentence}</p>}
        <p className={`row stretch above-6 semibold ${styles.contact}`}>
          <EmailLink />
          <PhoneLink />
        </p>
      </div>
      <ChitengeBand />
    </main>
  );
}
