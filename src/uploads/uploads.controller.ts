import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { Controller, Delete, Headers, Param, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { SessionUser } from '../contract/auth';
import { UPLOAD_CALLS } from '../contract/calls/uploads.calls';
import type { Done } from '../contract/errors';
import type { UploadAnswer } from '../contract/uploads';
import { CurrentUser } from '../platform/access/access.decorator';
import { noteInTrail } from '../platform/audit/audit-note';
import { Call } from '../platform/calls/call.decorator';
import { invalid } from '../platform/errors/product-error';
import { IdempotencyService } from '../platform/idempotency/idempotency.service';
import { IDEMPOTENCY_HEADER } from '../platform/idempotency/idempotency-key.decorator';
import { FILE_FIELD, ONE_FILE } from './one-file.body';
import { ReceiveFileInterceptor } from './receive-file.interceptor';
import { UploadsService } from './uploads.service';

@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Guards run before interceptors. The server therefore does not receive the file of a caller without access. */
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: ONE_FILE })
  @UseInterceptors(ReceiveFileInterceptor, FileInterceptor(FILE_FIELD))
  @Post()
  @Call(UPLOAD_CALLS.create, 'Stores a file. Its type is read from its content.', {
    400: 'No file, or an image that cannot be read.',
    415: 'This type of file is not accepted.',
    429: 'Too many uploads at once.',
  })
  async create(
    @CurrentUser() { _id, name }: SessionUser,
    @UploadedFile() file?: Express.Multer.File,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<UploadAnswer> {
    if (!file) throw invalid(FILE_FIELD, 'Choose a file.');
    const { path, originalname, size } = file;
    try {
      const answer = await this.idempotency.once(`uploads ${_id}`, key, { originalname, size }, async (id) => ({
        success: true as const,
        filePath: await this.uploads.receive(path, originalname, name, id),
      }));
      noteInTrail({ subjectId: basename(answer.filePath), fields: [] });
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
