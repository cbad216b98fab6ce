import type { SETTINGS_FIELDS } from '@contract/settings';
import type { FormOf } from '../shared/fields/record-form';

/** What the form edits: the list of links as one text. */
export type SettingsForm = FormOf<typeof SETTINGS_FIELDS>;
