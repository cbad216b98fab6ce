import { SETTINGS_FIELDS } from '../contract/settings';
import { editOf } from '../platform/fields/body-of';

/** Any subset of the settings. */
export class UpdateSettingsDto extends editOf(SETTINGS_FIELDS) {}
