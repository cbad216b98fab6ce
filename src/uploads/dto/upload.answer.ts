import { shape, text, yes } from '../../common/openapi/shape';
import type { UploadAnswer } from '../../contract/uploads';

export const UPLOAD_ANSWER = shape<UploadAnswer>('UploadAnswer', { success: yes, filePath: text });
