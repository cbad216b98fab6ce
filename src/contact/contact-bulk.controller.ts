import { Body, Controller, Post } from '@nestjs/common';
import type { BulkDone } from '../contract/bulk';
import { CONTACT_CALLS } from '../contract/calls/contact.calls';
import { BulkDto } from '../platform/bulk/bulk.dto';
import { Call } from '../platform/calls/call.decorator';
import { BulkContactStatusDto } from './contact.dto';
import { ContactBulkService } from './contact-bulk.service';

@Controller('contact/bulk')
export class ContactBulkController {
  constructor(private readonly bulk: ContactBulkService) {}

  @Post('status')
  @Call(CONTACT_CALLS.setStatuses, 'Sets the status of several messages.')
  setStatuses(@Body() { ids, status }: BulkContactStatusDto): Promise<BulkDone> {
    return this.bulk.setStatus(ids, status);
  }

  @Post('delete')
  @Call(CONTACT_CALLS.removeAll, 'Deletes messages.')
  removeAll(@Body() { ids }: BulkDto): Promise<BulkDone> {
    return this.bulk.remove(ids);
  }

  @Post('restore')
  @Call(CONTACT_CALLS.restoreAll, 'Restores deleted messages.')
  restoreAll(@Body() { ids }: BulkDto): Promise<BulkDone> {
    return this.bulk.restore(ids);
  }
}
