import { sampleWords } from '@contract/sample';
import { Button, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { sample } from '@/api/office';
import { useServerRead } from '@/stores/own-store';
import { useFailureToast } from '../shared/feedback/use-toast';
import cards from '../shared/layout/page-card.module.css';
import { PageHead } from '../shared/layout/page-head';
import { readSettings } from '../shared/read-settings';
import { BackupNote } from './backup-note';
import { IntegrityNote } from './integrity-note';
import { SettingsEditor } from './settings-editor';
import styles from './settings-page.module.css';
import { SETTINGS_PAGE_TEXTS } from './settings-texts';
import { TestMailNote } from './test-mail-note';

const readSamples = (signal: AbortSignal) => sample.read(signal);

/** Administrators only; the router keeps everybody else out. */
export function SettingsPage() {
  // Read anew each time the screen opens: an old copy would only end as a conflict.
  const settings = useServerRead(readSettings);
  useFailureToast(settings, SETTINGS_PAGE_TEXTS.load);
  return (
    <>
      <PageHead title="Site Settings" line="Manage what the whole website says about you" />
      {settings.status === 'ready' && (
        <>
          <SettingsEditor settings={settings.value} />
          <SampleContentNote />
          <TestMailNote />
          <BackupNote />
          <IntegrityNote />
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
  const samples = useServerRead(readSamples);
  const left = samples.status === 'ready' ? sampleWords(samples.value).map(({ words }) => words) : [];
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="sample-content" className={cards.card}>
      <h2 id="sample-content" className={styles.heading}>
        Sample content to replace
      </h2>
      <p>
        {left.join(', ')} came with the site: samples, not real people and their words. Put your own under{' '}
        <Link to="/admin/team">Team</Link> and <Link to="/admin/website">Website</Link>, or remove all of it on the{' '}
        <Link to="/admin">Dashboard</Link>, before the site goes live.
      </p>
    </section>
  );
}
