import { type BrandColours, paletteOf, TINT_ID, tint, tintStyle } from '@contract/colours/tint';
import { DEFAULT_SETTINGS, SETTINGS_FIELDS, SETTINGS_TEXTS, type StoredSettings } from '@contract/settings';
import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { settings as calls } from '@/api/settings.api';
import { useAdminPalette } from '../shared/admin-palette';
import { useDashboard } from '../shared/dashboard-store';
import { useQuestion } from '../shared/feedback/use-question';
import { recordFields, toForm, toInput } from '../shared/fields/record-form';
import { differing } from '../shared/forms/compared-fields';
import { EditConflict } from '../shared/forms/conflict';
import { FormNote } from '../shared/forms/form-note';
import { clearErrors, type FieldPlace, useAntdPort } from '../shared/forms/form-port';
import { HeldFields } from '../shared/forms/held-fields';
import { useForm } from '../shared/forms/use-form';
import cards from '../shared/layout/page-card.module.css';
import { useSiteBrand } from '../shared/site-brand';
import { SettingsInputs } from './settings-inputs';
import styles from './settings-page.module.css';
import { type SettingsForm, type SettingsTab, tabOf } from './settings-tabs';

const COMPARED = recordFields(SETTINGS_FIELDS);

interface SettingsEditorProps {
  settings: StoredSettings;
  tab: SettingsTab;
  onTab: (tab: SettingsTab) => void;
}

/** Shows all settings in one form, one tab at a time. The hash of the URL names the tab that is open at first. */
export function SettingsEditor({ settings, tab, onTab }: SettingsEditorProps) {
  const [antd] = Form.useForm<SettingsForm>();
  const [mistaken, setMistaken] = useState<FieldPlace | null>(null);
  const form = useForm<SettingsForm, StoredSettings>(
    { name: 'settings', record: settings, toForm: (stored) => toForm(SETTINGS_FIELDS, stored), fields: COMPARED },
    {
      save: (fields, updatedAt) => calls.update({ ...toInput(SETTINGS_FIELDS, fields), updatedAt }),
      onStored(stored) {
        useSiteBrand.getState().put(stored);
        showColours(stored);
        // Reloads the dashboard's data, because it decides whether the bar about maintenance mode is shown.
        void useDashboard.getState().reload();
      },
      texts: {
        success: 'Settings saved successfully',
        failed: 'Failed to save settings',
        exception: 'An error occurred while saving the settings',
      },
    },
    useAntdPort(antd, setMistaken),
  );
  const { isSaving } = form;
  const ask = useQuestion();
  const [isUploading, setIsUploading] = useState(false);

  const { hash } = useLocation();
  useEffect(() => {
    const named = hash.slice(1);
    if (Object.hasOwn(SETTINGS_FIELDS, named)) antd.scrollToField(named, { block: 'center', focus: true });
  }, [antd, hash]);

  useEffect(() => {
    if (!mistaken) return;
    const tabOfMistake = tabOf(String(mistaken[0]));
    if (tabOfMistake && tabOfMistake !== tab) return onTab(tabOfMistake);
    antd.scrollToField(mistaken, { block: 'center', focus: true });
    setMistaken(null);
  }, [mistaken, tab, onTab, antd]);

  const handleReset = () => {
    const defaults = toForm(SETTINGS_FIELDS, DEFAULT_SETTINGS);
    const reset = () => form.replace(defaults, SETTINGS_TEXTS.reset);
    const changed = differing(COMPARED, form.read(), defaults).map(({ label }) => label);
    if (changed.length === 0) return reset();
    ask({
      title: 'Reset the form to default values?',
      content: (
        <>
          <p>Nothing is saved until you select Save Settings. These fields will change:</p>
          <p className="above-2">{changed.join(', ')}</p>
        </>
      ),
      okText: 'Reset',
      onOk: reset,
    });
  };

  return (
    <section aria-label="Site settings" className={cards.card} hidden={tab === 'backup'}>
      {form.conflict && <EditConflict {...form.conflict} fields={COMPARED} />}
      <div hidden={form.isAsking}>
        <Form<SettingsForm>
          form={antd}
          layout="vertical"
          initialValues={form.begin}
          requiredMark={false}
          onValuesChange={(changed: Partial<SettingsForm>) => {
            form.touch();
            clearErrors(antd, changed);
          }}
          onFinish={() => void form.save()}
          onFinishFailed={({ errorFields }) => setMistaken(errorFields[0]?.name ?? null)}
        >
          <FormNote form={form} />
          <HeldFields isHeld={isSaving}>
            <SettingsInputs tab={tab} onBusyChange={setIsUploading} />
          </HeldFields>
          <div className={`gap-3 ruled end shared at-foot ${styles.buttons}`}>
            <Button onClick={handleReset} disabled={isSaving}>
              Reset
            </Button>
            <Button type="primary" htmlType="submit" disabled={isSaving || isUploading}>
              {isSaving ? 'Saving...' : 'Save Settings'}
            </Button>
          </div>
        </Form>
      </div>
    </section>
  );
}

/** Applies the saved colours to this document. Documents that are loaded later get them from the server. */
function showColours(colours: BrandColours): void {
  const style = document.getElementById(TINT_ID) ?? document.head.appendChild(document.createElement('style'));
  style.id = TINT_ID;
  style.textContent = tintStyle(tint(colours));
  useAdminPalette.setState(paletteOf(colours), true);
}
