import { SETTINGS_FIELDS } from '@contract/settings';
import { RecordInput } from '../shared/fields/record-inputs';
import styles from './settings-page.module.css';

const WIDE: readonly string[] = [
  'siteDescription',
  'address',
  'quoteReminders',
  'morningMail',
  'enableComments',
  'maintenanceMode',
];

/** Two columns on wide screens; each field says what it is for where its label does not. */
export function SettingsInputs() {
  return (
    <div className={styles.fields}>
      {Object.entries(SETTINGS_FIELDS).map(([name, field]) => (
        <RecordInput
          key={name}
          name={name}
          field={field}
          isChecked
          marksOptional
          className={WIDE.includes(name) ? styles.wide : undefined}
        />
      ))}
    </div>
  );
}
