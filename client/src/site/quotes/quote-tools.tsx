import { quotePath } from '@contract/quote-page';
import { useState } from 'react';
import { useHydrated } from '@/lib/use-hydrated';
import { usePageMeta } from '@/stores/page-meta';
import { useSettings } from '@/stores/settings-store';
import { showToast } from '@/stores/toasts';
import styles from './quote-tools.module.css';

const COPIED = 'Link copied.';

export function QuoteTools({ requestId, hasQuote }: { requestId: string; hasQuote: boolean }) {
  const { publicUrl } = usePageMeta();
  const { siteName } = useSettings();
  const hasScript = useHydrated();
  const [shown, setShown] = useState('');
  const link = publicUrl + quotePath(requestId);
  const copy = async () => {
    try {
      // biome-ignore lint/plugin: where it is missing, the link is shown for manual copying
      await navigator.clipboard.writeText(link);
      showToast('success', COPIED);
    } catch {
      setShown(link);
    }
  };
  // `URLSearchParams` would turn spaces into `+`, and some phones show the `+` in WhatsApp.
  const message = encodeURIComponent(`${siteName}: ${link}`);
  return (
    <>
      <ul className={`row stretch above-5 ruled-both ${styles.tools}`}>
        {hasQuote && (
          <li>
            <a href={`/api/project/quote/${requestId}/pdf`} download>
              Download PDF <small>(up to 200 kB)</small>
            </a>
          </li>
        )}
        <li>
          <a href={`https://wa.me/?text=${message}`} target="_blank" rel="noreferrer">
            <span className="visually-hidden">Send by </span>WhatsApp
          </a>
        </li>
        {hasScript && (
          <li>
            <button type="button" onClick={() => void copy()}>
              Copy link
            </button>
          </li>
        )}
        {hasScript && hasQuote && (
          <li>
            <button type="button" onClick={() => window.print()}>
              Print
            </button>
          </li>
        )}
      </ul>
      <p role="status" className="goes-empty above-3 small">
        {shown}
      </p>
    </>
  );
}
