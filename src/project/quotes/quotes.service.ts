import { Injectable } from '@nestjs/common';
import type { Quote as QuoteEntity } from '../../contract/project';
import { noteInTrail } from '../../platform/audit/audit-note';
import { refuseStale } from '../../platform/database/save-edit';
import { toObjectId } from '../../platform/http/object-id';
import { SettingsService } from '../../settings/settings.service';
import type { SaveQuoteDto } from '../quote.dto';
import { StoredRequestsService } from '../requests/stored-requests.service';
import { saveQuote } from '../rules/request-and-quote';
import { refuseWhileMailed, toStaffNote } from '../rules/staff-change';
import { trailOf } from '../rules/trail-of';
import { type Quote, toQuote } from '../schemas/quote.schema';

@Injectable()
export class QuotesService {
  constructor(
    private readonly stored: StoredRequestsService,
    private readonly settings: SettingsService,
  ) {}

  async readOf(projectRequestId: string): Promise<QuoteEntity | null> {
    const { _id, quote } = await this.stored.find({ _id: toObjectId(projectRequestId) });
    return quote ? toQuote(_id, quote) : null;
  }

  /**
   * Creates or changes a quote. Throws 400 for invalid terms. Throws 409 if the quote is answered, is being emailed, or
   * has changed since staff read it.
   */
  async save(input: SaveQuoteDto, by: string): Promise<{ quote: QuoteEntity; isNew: boolean }> {
    const settings = await this.settings.read();
    const changed = await this.stored.change({ _id: toObjectId(input.projectRequestId) }, (row) => {
      const { quote } = row;
      if (quote) refuseStale(quote.updatedAt, input.updatedAt, () => toQuote(row._id, quote));
      refuseWhileMailed(row);
      const note = toStaffNote(row, input.note, by);
      return { pair: saveQuote(row, input, { now: new Date(), settings }), note, isMailed: input.isMailed };
    });
    noteInTrail(trailOf(changed));
    const { before, row } = changed;
    return { quote: toQuote(row._id, row.quote as Quote), isNew: !before.quote };
  }
}
