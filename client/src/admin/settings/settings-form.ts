import type { SETTINGS_FIELDS } from '@contract/settings';
import type { FormOf } from '../shared/fields/record-form';

export type SettingsForm = FormOf<typeof SETTINGS_FIELDS>;
