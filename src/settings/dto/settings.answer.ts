import { SETTINGS_FIELDS, type StoredSettings } from '../../contract/settings';
import { answerOf } from '../../platform/fields/answer-of';
import { shape, time } from '../../platform/openapi/shape';

export const SETTINGS = shape<StoredSettings>('Settings', { ...answerOf(SETTINGS_FIELDS), updatedAt: time });
