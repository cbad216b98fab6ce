import { SETTINGS_FIELDS, type StoredSettings } from '../../contract/settings';
import type { VisitorSettings } from '../../contract/visitor-settings';
import { answerOf } from '../../platform/fields/answer-of';
import { shape, time } from '../../platform/openapi/shape';
import { toVisitorSettings } from '../schemas/settings.schema';

export const SETTINGS = shape<StoredSettings>('Settings', { ...answerOf(SETTINGS_FIELDS), updatedAt: time });
export const VISITOR_SETTINGS = shape<VisitorSettings>('VisitorSettings', toVisitorSettings(answerOf(SETTINGS_FIELDS)));
