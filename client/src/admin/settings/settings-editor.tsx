import { DEFAULT_SETTINGS, SETTINGS_TEXTS, type StoredSettings } from '@contract/settings';
import { Button, Form } from 'antd';
import { useUnsavedChanges } from '../shared/drafts/use-unsaved-changes';
import { useToast } from '../shared/feedback/use-toast';
import { EditConflict } from '../shared/forms/edit-conflict';
import cards from '../shared/layout/page-card.module.css';
import { isChanged, type SettingsForm, toForm } from './settings-form';
import { SETTINGS_FIELDS, SettingsInputs } from './settings-inputs';
import styles from './settings-page.module.css';
import { useSaveSettings } from './use-save-settings';

export function SettingsEditor({ settings }: { settings: StoredSettings }) {
  const [form] = Form.useForm<SettingsForm>();
  const { base, isSaving, theirs, save, keepMine, takeTheirs } = useSaveSettings(settings, form);
  const saved = toForm(base);
  const typed: SettingsForm = { ...saved, ...Form.useWatch([], form) };
  const toast = useToast();
  useUnsavedChanges(isChanged(typed, saved));

  const handleReset = () => {
    form.setFieldsValue(DEFAULT_SETTINGS);
    toast.success(SETTINGS_TEXTS.reset);
  };

  return (
    <section aria-label="Site settings" className={cards.card}>
      {theirs && (
        <EditConflict
          mine={typed}
          theirs={toForm(theirs)}
          fields={SETTINGS_FIELDS}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
      <div hidden={theirs !== null}>
        <Form<SettingsForm>
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
