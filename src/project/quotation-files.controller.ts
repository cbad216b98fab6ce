import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { VISITOR_PROJECT_CALLS } from '../contract/calls/project';
import { MESSAGES } from '../contract/errors';
import { Call } from '../platform/calls/call.decorator';
import { text } from '../platform/openapi/shape';
import { QuotationFiles } from './quotation-files';

const TYPE = 'application/pdf';

/** For whoever holds the id of a request. */
@Controller('project')
export class QuotationFilesController {
  constructor(private readonly files: QuotationFiles) {}

  @ApiProduces(TYPE)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get('quote/:id/pdf')
  @Call(VISITOR_PROJECT_CALLS.pdf, 'The quotation as a file: what was sent last, never a draft.', text, {
    404: 'Unknown request, or nothing was sent yet.',
    429: MESSAGES.tooMany,
  })
  async read(@Param('id') id: string): Promise<StreamableFile> {
    const { name, bytes } = await this.files.read(id);
    return new StreamableFile(bytes, { type: TYPE, disposition: `attachment; filename="${name}"` });
  }
}
