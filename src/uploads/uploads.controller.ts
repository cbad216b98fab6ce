import { basename } from 'node:path';
import { Controller, Delete, Param, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Done } from '../contract/errors';
import type { UploadAnswer } from '../contract/uploads';
import { Roles } from '../platform/access/access.decorator';
import { noteInTrail } from '../platform/audit/audit-note';
import { Audited } from '../platform/audit/audited.decorator';
import { invalid } from '../platform/errors/product-error';
import { ApiCall } from '../platform/openapi/api-call.decorator';
import { DONE } from '../platform/openapi/shared-answers';
import { UPLOAD_ANSWER } from './dto/upload.answer';
import { ReceiveFileInterceptor } from './receive-file.interceptor';
import { UploadsService } from './uploads.service';

const FIELD = 'file';

@Controller('uploads')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  /** Guards run before interceptors, so nothing of a refused upload is received. */
  @Roles('editor')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: [FIELD], properties: { [FIELD]: { type: 'string', format: 'binary' } } },
  })
  @UseInterceptors(ReceiveFileInterceptor, FileInterceptor(FIELD))
  @Post()
  @Audited('uploads.create')
  @ApiCall('Stores a file, recognised by its content.', UPLOAD_ANSWER, {
    400: 'No file, or an image that cannot be read.',
    415: 'A type that is not taken.',
    429: 'Too many at once.',
  })
  async create(@UploadedFile() file?: Express.Multer.File): Promise<UploadAnswer> {
    if (!file) throw invalid(FIELD, 'Choose a file.');
    const filePath = await this.uploads.store(file.path);
    noteInTrail({ subjectId: basename(filePath), fields: [] });
    return { success: true, filePath };
  }

  @Roles('editor')
  @Delete(':filename')
  @Audited('uploads.delete')
  @ApiCall('Deletes a file and its smaller widths.', DONE)
  async remove(@Param('filename') filename: string): Promise<Done> {
    await this.uploads.remove(filename);
    return { success: true };
  }
}
