import { DEFAULT_SETTINGS, SETTINGS_FIELDS, SETTINGS_TEXTS, type StoredSettings } from '@contract/settings';
import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RestoredNote } from '../shared/drafts/form-note';
import { isSame } from '../shared/drafts/is-same';
import { useUnsavedChanges } from '../shared/drafts/use-unsaved-changes';
import { useToast } from '../shared/feedback/use-toast';
import { recordFields, toForm } from '../shared/fields/record-form';
import { EditConflict } from '../shared/forms/edit-conflict';
import { HeldFields } from '../shared/forms/held-fields';
import cards from '../shared/layout/page-card.module.css';
import type { SettingsForm } from './settings-form';
import { SettingsInputs } from './settings-inputs';
import styles from './settings-page.module.css';
import { useSaveSettings } from './use-save-settings';

/** All settings; it begins at the one that the address names behind its `#`. */
export function SettingsEditor({ settings }: { settings: StoredSettings }) {
  const [form] = Form.useForm<SettingsForm>();
  const { saved, draft, isSaving, theirs, winner, save, keepMine, takeTheirs } = useSaveSettings(settings, form);
  const typed: SettingsForm = { ...draft.begin, ...Form.useWatch([], form) };
  const isChanged = !isSame(typed, saved);
  const toast = useToast();
  const [isUploading, setIsUploading] = useState(false);
  useUnsavedChanges(isChanged);
  // Whichever way it changed: by typing, by the pin on the map, by Reset.
  useEffect(() => {
    if (isChanged) draft.touch();
  });

  const { hash } = useLocation();
  useEffect(() => {
    const named = hash.slice(1);
    if (Object.hasOwn(SETTINGS_FIELDS, named)) form.scrollToField(named, { block: 'center', focus: true });
  }, [form, hash]);

  const handleReset = () => {
    form.setFieldsValue(toForm(SETTINGS_FIELDS, DEFAULT_SETTINGS));
    toast.success(SETTINGS_TEXTS.reset);
  };

  const handleDiscard = () => {
    draft.drop();
    form.setFieldsValue(saved);
  };

  return (
    <section aria-label="Site settings" className={cards.card}>
      {theirs && (
        <EditConflict
          mine={typed}
          theirs={toForm(SETTINGS_FIELDS, theirs)}
          fields={recordFields(SETTINGS_FIELDS)}
          winner={winner}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
      <div hidden={theirs !== null}>
        <Form<SettingsForm>
          form={form}
          layout="vertical"
          initialValues={draft.begin}
          requiredMark={false}
          scrollToFirstError={{ focus: true }}
          onFinish={(fields) => void save(fields)}
        >
          {draft.isRestored && isChanged && <RestoredNote onDiscard={handleDiscard} />}
          <HeldFields isHeld={isSaving}>
            <SettingsInputs onBusyChange={setIsUploading} />
          </HeldFields>
          <div className={styles.buttons}>
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
