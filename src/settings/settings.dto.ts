import { SETTINGS_FIELDS } from '../contract/settings';
import { editOf } from '../platform/fields/body-of';

export class UpdateSettingsDto extends editOf(SETTINGS_FIELDS) {}
