import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces } from '@nestjs/swagger';
import { EXPORT_CALLS } from '../contract/calls/exports.calls';
import { EXPORT_LABELS, EXPORT_LISTS, type ExportList } from '../contract/exports';
import { recordInAuditLog } from '../platform/audit/audit-details';
import { Call } from '../platform/calls/call.decorator';
import { notFound } from '../platform/errors/product-error';
import { toCsvFile } from '../platform/http/csv-file';
import { DocumentArchiveService } from './document-archive.service';
import { ExportQuery } from './export.dto';
import { ExportsService } from './exports.service';

@Controller('exports')
export class ExportsController {
  constructor(
    private readonly exports: ExportsService,
    private readonly archive: DocumentArchiveService,
  ) {}

  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get('documents.zip')
  @Call(EXPORT_CALLS.documents, 'Returns PDF files of the documents and quotes of the days `from` to `to`.')
  async documents(@Query() { from, to }: ExportQuery): Promise<StreamableFile> {
    recordInAuditLog({ subjectName: `Documents, ${from} to ${to}` });
    return new StreamableFile(await this.archive.stream({ from, to }), {
      type: 'application/zip',
      disposition: `attachment; filename="documents-${from}-to-${to}.zip"`,
    });
  }

  @ApiParam({ name: 'list', enum: EXPORT_LISTS })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Get(':list')
  @Call(EXPORT_CALLS.read, 'Returns the records of the days `from` to `to` as a table.')
  async read(@Param('list') list: string, @Query() { from, to }: ExportQuery): Promise<StreamableFile> {
    if (!isExportList(list)) throw notFound();
    recordInAuditLog({ subjectName: `${EXPORT_LABELS[list]}, ${from} to ${to}` });
    return toCsvFile(`${list}-${from}-to-${to}.csv`, await this.exports.rows(list, { from, to }));
  }
}

const isExportList = (list: string): list is ExportList => EXPORT_LISTS.includes(list as ExportList);
