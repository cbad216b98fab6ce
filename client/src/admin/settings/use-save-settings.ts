import { SETTINGS_FIELDS, type StoredSettings } from '@contract/settings';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/http';
import { settings } from '@/api/office';
import { useDashboard } from '../shared/dashboard-store';
import { useFormDraft } from '../shared/drafts/use-form-draft';
import { useToast } from '../shared/feedback/use-toast';
import { placeOf, recordFields, toForm, toInput } from '../shared/fields/record-form';
import { sidesOf, type Winner, winnerOf } from '../shared/forms/edit-winner';
import { saveOverOwn, storedInstead } from '../shared/forms/stored-instead';
import { useSiteBrand } from '../shared/site-brand';
import type { SettingsForm } from './settings-form';
import { SETTINGS_PAGE_TEXTS } from './settings-texts';
import { showColours } from './show-colours';

const DRAFT = 'settings';

/** Place of a field in the form: its name, or the way to a part of it. */
export type FieldPath = (string | number)[];

interface SaveSettings {
  /** What is stored, as the form has it. */
  saved: SettingsForm;
  /** What is typed is kept over a reload. */
  draft: ReturnType<typeof useFormDraft<SettingsForm>>;
  isSaving: boolean;
  /** Another person's version, while it is to be decided which one stays. */
  theirs: StoredSettings | null;
  winner: Winner | null;
  save(fields: SettingsForm): Promise<void>;
  keepMine(): void;
  takeTheirs(): void;
}

/**
 * Saves with the version that was read: what somebody else saved meanwhile is shown, never overwritten silently.
 * @param onMistake is told where the server has found the first one.
 */
export function useSaveSettings(
  read: StoredSettings,
  form: FormInstance<SettingsForm>,
  onMistake: (place: FieldPath) => void,
): SaveSettings {
  const [base, setBase] = useState(read);
  const [theirs, setTheirs] = useState<StoredSettings | null>(null);
  const [winner, setWinner] = useState<Winner | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const toast = useToast();
  const saved = toForm(SETTINGS_FIELDS, base);
  const draft = useFormDraft<SettingsForm>({
    name: DRAFT,
    initial: saved,
    version: base.updatedAt,
    isOpen: true,
    readFields: () => ({ ...saved, ...form.getFieldsValue() }),
  });

  const adopt = (stored: StoredSettings, settle = draft.drop) => {
    settle();
    setBase(stored);
    setTheirs(null);
    form.setFieldsValue(toForm(SETTINGS_FIELDS, stored));
    useSiteBrand.getState().put(stored);
    showColours(stored);
    // The bar about maintenance.
    void useDashboard.getState().reload();
  };
  const send = async (fields: SettingsForm, updatedAt: string) => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      const input = toInput(SETTINGS_FIELDS, fields);
      const stored = await saveOverOwn<SettingsForm, StoredSettings>({
        save: (over) => settings.update({ ...input, updatedAt: over?.updatedAt ?? updatedAt }),
        sent: draft.sending(fields),
        toForm: (stored) => toForm(SETTINGS_FIELDS, stored),
        fields: recordFields(SETTINGS_FIELDS),
      });
      adopt(stored);
      toast.success(SETTINGS_PAGE_TEXTS.save.success);
    } catch (error) {
      handleFailure(error);
    } finally {
      setIsSaving(false);
    }
  };
  const handleFailure = (error: unknown) => {
    const current = storedInstead<StoredSettings>(error);
    if (current) {
      setWinner(winnerOf(error, current));
      setTheirs(current);
      return;
    }
    if (error instanceof ApiError) {
      const fields = error.errors.map(({ field, message }) => ({ name: placeOf(field), errors: [message] }));
      form.setFields(fields as Parameters<typeof form.setFields>[0]);
      if (fields[0]) onMistake(fields[0].name);
    }
    toast.failure(error, SETTINGS_PAGE_TEXTS.save);
  };

  return {
    saved,
    draft,
    isSaving,
    theirs,
    winner,
    save: (fields) => send(fields, draft.version ?? base.updatedAt),
    keepMine() {
      if (!theirs) return;
      draft.settle();
      setBase(theirs);
      setTheirs(null);
      void send(form.getFieldsValue(), theirs.updatedAt);
    },
    takeTheirs() {
      if (!theirs) return;
      const mine = { fields: { ...saved, ...form.getFieldsValue() }, version: draft.version };
      const letGo = draft.putAside();
      adopt(theirs, () => undefined);
      const takeBack = () => {
        draft.takeBack(mine);
        form.setFieldsValue(mine.fields);
      };
      toast.undoable(sidesOf(winner).taken, takeBack, letGo);
    },
  };
}
