import { DEFAULT_SETTINGS, SETTINGS_FIELDS, SETTINGS_TEXTS, type StoredSettings } from '@contract/settings';
import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { audit, settings as calls } from '@/api/office';
import { useDashboard } from '../shared/dashboard-store';
import { EditNote } from '../shared/drafts/form-note';
import { useQuestion } from '../shared/feedback/use-question';
import { recordFields, toForm, toInput } from '../shared/fields/record-form';
import { differing } from '../shared/forms/differing';
import { EditConflict } from '../shared/forms/edit-conflict';
import type { Winner } from '../shared/forms/edit-winner';
import { HeldFields } from '../shared/forms/held-fields';
import { useEdit } from '../shared/forms/use-edit';
import { type FieldPlace, useFormPort } from '../shared/forms/use-form-port';
import cards from '../shared/layout/page-card.module.css';
import { useSiteBrand } from '../shared/site-brand';
import type { SettingsForm } from './settings-form';
import { SettingsInputs } from './settings-inputs';
import styles from './settings-page.module.css';
import { roomOf, type SettingsRoom } from './settings-rooms';
import { SETTINGS_PAGE_TEXTS } from './settings-texts';
import { showColours } from './show-colours';

const COMPARED = recordFields(SETTINGS_FIELDS);

async function findWriter({ updatedAt: at }: StoredSettings): Promise<Winner> {
  const [last] = (await audit.list({ action: 'settings.update', limit: 1 })).items;
  return { at, ...(last?.actorName && last.createdAt >= at && { by: last.actorName }) };
}

interface SettingsEditorProps {
  settings: StoredSettings;
  room: SettingsRoom;
  onRoom: (room: SettingsRoom) => void;
}

/** All settings in one form, of which a room is shown; it begins at the one that the address names behind its `#`. */
export function SettingsEditor({ settings, room, onRoom }: SettingsEditorProps) {
  const [form] = Form.useForm<SettingsForm>();
  /** The first field with a mistake, which may stand in another room. */
  const [mistaken, setMistaken] = useState<FieldPlace | null>(null);
  const edit = useEdit<SettingsForm, StoredSettings>({
    name: 'settings',
    stored: settings,
    toForm: (stored) => toForm(SETTINGS_FIELDS, stored),
    fields: COMPARED,
    findWriter,
    save: (fields, updatedAt) => calls.update({ ...toInput(SETTINGS_FIELDS, fields), updatedAt }),
    onStored(stored) {
      form.setFieldsValue(toForm(SETTINGS_FIELDS, stored));
      useSiteBrand.getState().put(stored);
      showColours(stored);
      // The bar about maintenance.
      void useDashboard.getState().reload();
    },
    texts: () => SETTINGS_PAGE_TEXTS.save,
    port: useFormPort(form, setMistaken),
  });
  const { isChanged, isSaving, touch } = edit;
  const ask = useQuestion();
  const [isUploading, setIsUploading] = useState(false);
  // Neither the pin on the map nor Reset counts as typing for the form.
  useEffect(() => {
    if (isChanged) touch();
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
    const defaults = toForm(SETTINGS_FIELDS, DEFAULT_SETTINGS);
    const reset = () => edit.reset(defaults, SETTINGS_TEXTS.reset);
    const changed = differing(COMPARED, edit.read(), defaults).map(({ label }) => label);
    if (changed.length === 0) return reset();
    ask({
      title: 'Reset the form to default values?',
      content: (
        <>
          <p>Nothing is saved before you select Save Settings. These change in the form:</p>
          <p className="above-2">{changed.join(', ')}</p>
        </>
      ),
      okText: 'Reset',
      onOk: reset,
    });
  };

  return (
    <section aria-label="Site settings" className={cards.card} hidden={room === 'backup'}>
      {edit.conflict && <EditConflict {...edit.conflict} fields={COMPARED} />}
      <div hidden={edit.isAsking}>
        <Form<SettingsForm>
          form={form}
          layout="vertical"
          initialValues={edit.begin}
          requiredMark={false}
          onValuesChange={touch}
          onFinish={() => void edit.save()}
          onFinishFailed={({ errorFields }) => setMistaken(errorFields[0]?.name ?? null)}
        >
          <EditNote edit={{ ...edit, isRestored: edit.isRestored && isChanged }} />
          <HeldFields isHeld={isSaving}>
            <SettingsInputs room={room} onBusyChange={setIsUploading} />
          </HeldFields>
          <div className={`shared gap-3 ruled end ${styles.buttons}`}>
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
