import {
  DEFAULT_SETTINGS,
  SETTINGS_FIELDS,
  SETTINGS_TEXTS,
  type SiteSettings,
  type StoredSettings,
} from '@contract/settings';
import { Button, Form } from 'antd';
import { isSame } from '../shared/drafts/is-same';
import { useUnsavedChanges } from '../shared/drafts/use-unsaved-changes';
import { useToast } from '../shared/feedback/use-toast';
import { recordFields, toForm } from '../shared/fields/record-form';
import { RecordInput } from '../shared/fields/record-inputs';
import { EditConflict } from '../shared/forms/edit-conflict';
import cards from '../shared/layout/page-card.module.css';
import styles from './settings-page.module.css';
import { useSaveSettings } from './use-save-settings';

export function SettingsEditor({ settings }: { settings: StoredSettings }) {
  const [form] = Form.useForm<SiteSettings>();
  const { base, isSaving, theirs, save, keepMine, takeTheirs } = useSaveSettings(settings, form);
  const saved = toForm(SETTINGS_FIELDS, base);
  const typed: SiteSettings = { ...saved, ...Form.useWatch([], form) };
  const toast = useToast();
  useUnsavedChanges(!isSame(typed, saved));

  const handleReset = () => {
    form.setFieldsValue(DEFAULT_SETTINGS);
    toast.success(SETTINGS_TEXTS.reset);
  };

  return (
    <section aria-label="Site settings" className={cards.card}>
      {theirs && (
        <EditConflict
          mine={typed}
          theirs={toForm(SETTINGS_FIELDS, theirs)}
          fields={recordFields(SETTINGS_FIELDS)}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
      <div hidden={theirs !== null}>
        <Form<SiteSettings>
          form={form}
          layout="vertical"
          initialValues={saved}
          requiredMark={false}
          scrollToFirstError={{ focus: true }}
          onFinish={(fields) => void save(fields)}
        >
          <SettingsInputs />
          <div className={styles.buttons}>
            <Button onClick={handleReset} disabled={isSaving}>
              Reset
            </Button>
            <Button type="primary" htmlType="submit" disabled={isSaving}>
              {isSaving ? 'Saving...' : 'Save Settings'}
            </Button>
          </div>
        </Form>
      </div>
    </section>
  );
}

const WIDE: readonly string[] = [
  'siteDescription',
  'address',
  'quoteReminders',
  'morningMail',
  'enableComments',
  'maintenanceMode',
];

/** Two columns on wide screens; each field says what it is for where its label does not. */
function SettingsInputs() {
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
