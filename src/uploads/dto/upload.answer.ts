import type { UploadAnswer } from '../../contract/uploads';
import { shape, text, yes } from '../../platform/openapi/shape';

export const UPLOAD_ANSWER = shape<UploadAnswer>('UploadAnswer', { success: yes, filePath: text });
