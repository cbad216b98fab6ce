import { SETTINGS_FIELDS, type SiteSettings, type StoredSettings } from '@contract/settings';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/http';
import { settings } from '@/api/office';
import { useToast } from '../shared/feedback/use-toast';
import { toForm, toInput } from '../shared/fields/record-form';
import { useSiteName } from '../shared/site-name';
import { SETTINGS_PAGE_TEXTS } from './settings-texts';

interface SaveSettings {
  /** The version that the edit started from. */
  base: StoredSettings;
  isSaving: boolean;
  /** Another person's version, while it is to be decided which one stays. */
  theirs: StoredSettings | null;
  save(fields: SiteSettings): Promise<void>;
  keepMine(): void;
  takeTheirs(): void;
}

/** Saves with the version that was read: what somebody else saved meanwhile is shown, never overwritten silently. */
export function useSaveSettings(read: StoredSettings, form: FormInstance<SiteSettings>): SaveSettings {
  const [base, setBase] = useState(read);
  const [theirs, setTheirs] = useState<StoredSettings | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const toast = useToast();

  const adopt = (stored: StoredSettings) => {
    setBase(stored);
    setTheirs(null);
    form.setFieldsValue(toForm(SETTINGS_FIELDS, stored));
    useSiteName.getState().put(stored.siteName);
  };
  const send = async (fields: SiteSettings, updatedAt: string) => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      adopt(await settings.update({ ...toInput(SETTINGS_FIELDS, fields), updatedAt }));
      toast.success(SETTINGS_PAGE_TEXTS.save.success);
    } catch (error) {
      handleFailure(error);
    } finally {
      setIsSaving(false);
    }
  };
  const handleFailure = (error: unknown) => {
    if (error instanceof ApiError && error.status === 409 && error.current) {
      setTheirs(error.current as StoredSettings);
      return;
    }
    if (error instanceof ApiError) {
      const fields = error.errors.map(({ field, message }) => ({ name: field, errors: [message] }));
      form.setFields(fields as Parameters<typeof form.setFields>[0]);
    }
    toast.failure(error, SETTINGS_PAGE_TEXTS.save);
  };

  return {
    base,
    isSaving,
    theirs,
    save: (fields) => send(fields, base.updatedAt),
    keepMine() {
      if (!theirs) return;
      setBase(theirs);
      setTheirs(null);
      void send(form.getFieldsValue(), theirs.updatedAt);
    },
    takeTheirs() {
      if (theirs) adopt(theirs);
    },
  };
}
