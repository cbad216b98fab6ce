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
import { roomOf, type SettingsRoom } from './settings-rooms';
import { type FieldPath, useSaveSettings } from './use-save-settings';

interface SettingsEditorProps {
  settings: StoredSettings;
  room: SettingsRoom;
  onRoom: (room: SettingsRoom) => void;
}

/** All settings in one form, of which a room is shown; it begins at the one that the address names behind its `#`. */
export function SettingsEditor({ settings, room, onRoom }: SettingsEditorProps) {
  const [form] = Form.useForm<SettingsForm>();
  /** The first field with a mistake, which may stand in another room. */
  const [mistaken, setMistaken] = useState<FieldPath | null>(null);
  const { saved, draft, isSaving, theirs, winner, save, keepMine, takeTheirs } = useSaveSettings(
    settings,
    form,
    setMistaken,
  );
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

  useEffect(() => {
    if (!mistaken) return;
    const itsRoom = roomOf(String(mistaken[0]));
    if (itsRoom && itsRoom !== room) return onRoom(itsRoom);
    form.scrollToField(mistaken, { block: 'center', focus: true });
    setMistaken(null);
  }, [mistaken, room, onRoom, form]);

  const handleReset = () => {
    form.setFieldsValue(toForm(SETTINGS_FIELDS, DEFAULT_SETTINGS));
    toast.success(SETTINGS_TEXTS.reset);
  };

  const handleDiscard = () => {
    draft.drop();
    form.setFieldsValue(saved);
  };

  return (
    <section aria-label="Site settings" className={cards.card} hidden={room === 'backup'}>
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
          onFinish={(fields) => void save(fields)}
          onFinishFailed={({ errorFields }) => setMistaken(errorFields[0]?.name ?? null)}
        >
          {draft.isRestored && isChanged && <RestoredNote onDiscard={handleDiscard} />}
          <HeldFields isHeld={isSaving}>
            <SettingsInputs room={room} onBusyChange={setIsUploading} />
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
