import { fullTitle } from '@contract/website/page-title';
import { useEffect } from 'react';
import { useReloadWhenOnline } from '@/lib/use-reload-when-online';
import { useSettings } from '@/stores/settings-store';
import { Button } from '@/ui/button';
import { PhoneLink } from '@/ui/contact-links';
import { MistLines } from '@/ui/mist-lines';
import styles from './offline-screen.module.css';

const TITLE = "You're offline";

export function OfflineScreen({ reload }: { reload?: () => void }) {
  const ask = useReloadWhenOnline(reload);
  const { siteName } = useSettings();
  useEffect(() => {
    document.title = fullTitle(TITLE, siteName);
  }, [siteName]);
  return (
    <section className={`holds clips on-mist ${styles.screen}`}>
      <MistLines />
      <div className="page-width page-top page-foot" role="alert">
        <h1 className="below-4 chars-14" tabIndex={-1}>
          {TITLE}
        </h1>
        <p className="lead chars-44">
          This page will open when you are back online. Your text in forms is saved on this device.
        </p>
        <p className="row gap-4 gap-x-6 above-8">
          <Button onClick={() => void ask()}>Retry</Button>
          <span>
            You can also call us. A call needs no data: <PhoneLink className="tabular" />
          </span>
        </p>
      </div>
    </section>
  );
}
