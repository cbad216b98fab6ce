import { Button, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { settings as calls } from '@/api/office';
import { useServerRead } from '@/stores/own-store';
import { useFailureToast } from '../shared/feedback/use-toast';
import cards from '../shared/layout/page-card.module.css';
import { PageHead } from '../shared/layout/page-head';
import { BackupNote } from './backup-note';
import { SettingsEditor } from './settings-editor';
import styles from './settings-page.module.css';
import { SETTINGS_PAGE_TEXTS } from './settings-texts';

/** Administrators only; the router keeps everybody else out. */
export function SettingsPage() {
  // Read anew each time the screen opens: an old copy would only end as a conflict.
  const settings = useServerRead(calls.read);
  useFailureToast(settings, SETTINGS_PAGE_TEXTS.load);
  return (
    <>
      <PageHead title="Site Settings" line="Manage what the whole website says about you" />
      {settings.status === 'ready' && (
        <>
          <SettingsEditor settings={settings.value} />
          <SampleContentNote />
          <BackupNote />
        </>
      )}
      {settings.status === 'loading' && (
        <div className={cards.card}>
          <p role="status">Loading settings...</p>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {settings.status === 'failed' && (
        <div className={`${cards.card} ${styles.failed}`}>
          <p>{SETTINGS_PAGE_TEXTS.load}</p>
          <Button onClick={settings.retry}>Retry</Button>
        </div>
      )}
    </>
  );
}

/** Samples must not be mistaken for real people. */
function SampleContentNote() {
  return (
    <section aria-labelledby="sample-content" className={cards.card}>
      <h2 id="sample-content" className={styles.heading}>
        Sample content to replace
      </h2>
      <p>
        The nine team members that came with the site and the testimonials on the home page are samples, not real
        people. Put your own people under <Link to="/admin/team">Team</Link>; the testimonials are part of the software,
        so ask whoever looks after it to change them before the site goes live.
      </p>
    </section>
  );
}
