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

/** Quotes, for staff. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly stored: StoredRequestsService,
    private readonly settings: SettingsService,
  ) {}

  /** Returns the quote of a request in any status, or `null` without one. Errors: 404 unknown request. */
  async readOf(projectRequestId: string): Promise<QuoteEntity | null> {
    const { _id, quote } = await this.stored.find({ _id: toObjectId(projectRequestId) });
    return quote ? toQuote(_id, quote) : null;
  }

  /**
   * Creates or changes the one quote of a request; the request follows its status. Errors: 404 unknown request; 400 at
   * `price`, missing in a quote for the client, or at `discount` or `lines`. 409 if the quote is answered and more than
   * its status changes, is being emailed, or has the maximum of revisions. 409 also if an ended request was not
   * reopened before its first quote, or the stored quote is newer than `updatedAt`.
   * @param by name of the member of staff.
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
