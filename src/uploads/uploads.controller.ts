import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { Controller, Delete, Headers, Param, Post } from '@nestjs/common';
import type { SessionUser } from '../contract/auth';
import { UPLOAD_CALLS } from '../contract/calls/uploads.calls';
import type { Done } from '../contract/errors';
import type { UploadAnswer } from '../contract/uploads';
import { CurrentUser } from '../platform/access/access.decorator';
import { recordInAuditLog } from '../platform/audit/audit-details';
import { Call } from '../platform/calls/call.decorator';
import { IdempotencyService } from '../platform/idempotency/idempotency.service';
import { IDEMPOTENCY_HEADER } from '../platform/idempotency/idempotency-key.decorator';
import { ReceivedFile, ReceivesFile } from './receive-file.interceptor';
import { UploadsService } from './uploads.service';

@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @ReceivesFile()
  @Post()
  @Call(UPLOAD_CALLS.create, 'Stores a file. Its type is read from its content.', {
    400: 'No file, or an image that cannot be read.',
    415: 'This type of file is not accepted.',
    429: 'Too many uploads at once.',
  })
  async create(
    @CurrentUser() { _id, name }: SessionUser,
    @ReceivedFile() { path, originalname, size }: Express.Multer.File,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<UploadAnswer> {
    try {
      const answer = await this.idempotency.once(`uploads ${_id}`, key, { originalname, size }, async (id) => ({
        success: true as const,
        filePath: await this.uploads.receive(path, originalname, name, id),
      }));
      recordInAuditLog({ subjectId: basename(answer.filePath), fields: [] });
      return answer;
    } finally {
      // Removes the received file if it was not stored. A repeated call stores none and gets the first answer.
      await rm(path, { force: true });
    }
  }

  @Delete(':filename')
  @Call(UPLOAD_CALLS.remove, 'Deletes a file and its smaller copies.', { 409: 'The file is in use.' })
  async remove(@Param('filename') filename: string): Promise<Done> {
    await this.uploads.remove(filename);
    return { success: true };
  }
}
