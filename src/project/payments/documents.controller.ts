import { Controller, Get, Param } from '@nestjs/common';
import { DOCUMENT_CALLS } from '../../contract/calls/documents.calls';
import type { ListedDocument } from '../../contract/documents';
import { DocumentsService } from '../../documents/documents.service';
import { toListed } from '../../documents/schemas/issued-document.schema';
import { Call } from '../../platform/calls/call.decorator';
import { toObjectId } from '../../platform/http/object-id';
import { StoredRequestsService } from '../requests/stored-requests.service';

@Controller('project')
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly stored: StoredRequestsService,
  ) {}

  @Get(':id/documents')
  @Call(DOCUMENT_CALLS.list, 'Lists invoices, credit notes and receipts of a request, oldest first.', {
    404: 'Unknown request.',
  })
  async list(@Param('id') id: string): Promise<ListedDocument[]> {
    const documents = await this.documents.listOf(toObjectId(id));
    // Throws 404 for an unknown request. Skips the check if there are documents, because they outlive a deleted
    // request.
    if (documents.length === 0) await this.stored.find(id);
    return documents.map(toListed);
  }
}
