import { sampleTexts } from '@contract/sample';
import { useCallback } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { sample } from '@/api/sample.api';
import { useServerRead } from '@/stores/local-server-store';
import { Unready } from '../shared/feedback/unready';
import { useFailureToast } from '../shared/feedback/use-toast';
import cards from '../shared/layout/page-card.module.css';
import { PageHead } from '../shared/layout/page-head';
import { StatusTabs } from '../shared/lists/status-tabs';
import { useAddress } from '../shared/lists/use-address';
import { readSettings } from '../shared/read-settings';
import { BackupNote } from './backup-note';
import { IntegrityNote } from './integrity-note';
import { SettingsEditor } from './settings-editor';
import styles from './settings-page.module.css';
import { type SettingsTab, TAB_LABELS, tabOf } from './settings-tabs';
import { TestMailNote } from './test-mail-note';

const LOAD_FAILED = 'Failed to load settings';
const DEFAULTS = { room: '' as SettingsTab | '' };
const CHOICES = { room: [...TAB_LABELS.keys()] };

const readSamples = (signal: AbortSignal) => sample.read(signal);

export function SettingsPage() {
  // Loads the settings on each visit. With older settings, saving would lead to a conflict.
  const settings = useServerRead(readSettings);
  useFailureToast(settings, LOAD_FAILED);
  const [requested, setRequested] = useAddress(DEFAULTS, CHOICES);
  const named = tabOf(useLocation().hash.slice(1));
  const tab = requested.room || named || 'organisation';
  const openTab = useCallback((next: SettingsTab | '') => setRequested({ room: next }), [setRequested]);
  return (
    <>
      <PageHead title="Site Settings" line="Manage the name, contact details and other settings of the website" />
      {settings.status === 'ready' && (
        <StatusTabs name="Tabs" labels={TAB_LABELS} status={tab} counts={undefined} onStatus={openTab}>
          <SettingsEditor settings={settings.value} tab={tab} onTab={openTab} />
          {tab === 'mail' && <TestMailNote />}
          {tab === 'privacy' && <PrivacyNote />}
          {tab === 'site' && <SampleContentNote />}
          {tab === 'backup' && (
            <>
              <BackupNote />
              <IntegrityNote />
            </>
          )}
        </StatusTabs>
      )}
      {settings.status !== 'ready' && (
        <div className={cards.card}>
          <Unready known={settings} rows={8} loading="Loading settings..." failed={LOAD_FAILED} />
        </div>
      )}
    </>
  );
}

function PrivacyNote() {
  return (
    <section aria-labelledby="about-persons" className={cards.card}>
      <h2 id="about-persons" className={`below-2 ${styles.heading}`}>
        Personal data of one person
      </h2>
      <p>
        To find, export or erase the data of one person, go to <Link to="/admin/privacy">Privacy</Link>.
      </p>
    </section>
  );
}

function SampleContentNote() {
  const samples = useServerRead(readSamples);
  const left = samples.status === 'ready' ? sampleTexts(samples.value).map(({ text }) => text) : [];
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="sample-content" className={cards.card}>
      <h2 id="sample-content" className={`below-2 ${styles.heading}`}>
        Sample content to replace
      </h2>
      <p>
        The site still has sample content: {left.join(', ')}. Before the site goes live, replace it under{' '}
        <Link to="/admin/team">Team</Link> and <Link to="/admin/website">Website</Link>, or remove it on the{' '}
        <Link to="/admin">Dashboard</Link>.
      </p>
    </section>
  );
}
