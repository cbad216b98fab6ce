import { Button, Skeleton } from 'antd';
import cards from '../shared/layout/page-card.module.css';
import { PageHead } from '../shared/layout/page-head';
import { BackupNote } from './backup-note';
import { SampleContentNote } from './sample-content-note';
import { SettingsEditor } from './settings-editor';
import styles from './settings-page.module.css';
import { SETTINGS_PAGE_TEXTS } from './settings-texts';
import { useStoredSettings } from './use-stored-settings';

/** Administrators only; the router keeps everybody else out. */
export function SettingsPage() {
  const { state, retry } = useStoredSettings();
  return (
    <>
      <PageHead title="Site Settings" line="Manage what the whole website says about you" />
      {state.status === 'ready' && (
        <>
          <SettingsEditor settings={state.settings} />
          <SampleContentNote />
          <BackupNote />
        </>
      )}
      {state.status === 'loading' && (
        <div className={cards.card}>
          <p role="status">Loading settings...</p>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {state.status === 'failed' && (
        <div className={`${cards.card} ${styles.failed}`}>
          <p>{SETTINGS_PAGE_TEXTS.load}</p>
          <Button onClick={retry}>Retry</Button>
        </div>
      )}
    </>
  );
}
