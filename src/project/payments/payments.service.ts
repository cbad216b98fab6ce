import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { SessionUser } from '../../contract/auth';
import type { AuditAction } from '../../contract/calls/call';
import type { PaymentOverview } from '../../contract/payment-overview';
import type { PaidInput, PaymentInput, PaymentReport } from '../../contract/payments';
import type { Quote as QuoteEntity } from '../../contract/project';
import { QUOTE_TEXTS } from '../../contract/quote-texts';
import { AuditService } from '../../platform/audit/audit.service';
import { recordInAuditLog } from '../../platform/audit/audit-details';
import type { Decide } from '../../platform/database/save-edit';
import { invalid, notFound } from '../../platform/errors/product-error';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { ReceiptsService } from '../documents/receipts.service';
import { StoredRequestsService } from '../requests/stored-requests.service';
import { auditDetailsOf } from '../rules/audit-details-of';
import { endPaymentReport, recordPayment, removePayment, reportPaid } from '../rules/payment-rules';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import { toQuote } from '../schemas/quote.schema';
import { OVERVIEW_FIELDS, paymentOverviewOf } from '../statistics/payment-overview';
import { isSameEmail } from '../visitors/same-email';

@Injectable()
export class PaymentsService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly idempotency: IdempotencyService,
    private readonly stored: StoredRequestsService,
    private readonly audit: AuditService,
    private readonly receipts: ReceiptsService,
  ) {}

  async overview(): Promise<PaymentOverview> {
    const rows = await this.requests
      .find({ quote: trusted({ $exists: true }) })
      .select(OVERVIEW_FIELDS)
      .lean<ProjectRequestRow[]>();
    return paymentOverviewOf(rows, new Date());
  }

  /** Records a payment and emails a receipt. A repeated call with the same key does not record it again. */
  async record(id: string, input: PaymentInput, by: SessionUser, key: string | undefined): Promise<QuoteEntity> {
    // `once` stores the answer of the call for repetitions, so the answer must not contain data of the payment.
    await this.idempotency.once(`POST /project/payments ${by._id}`, key, { id, ...input }, async (_id) => {
      await this.change(id, (row) => recordPayment(row, input, { _id, by: by.name, at: new Date() }));
      return { success: true };
    });
    await this.receipts.trySettle(id);
    return this.read(id);
  }

  /** Removes a payment and voids its receipt. Throws 404 for an unknown request or payment. */
  async remove(id: string, paymentId: string, by: string): Promise<QuoteEntity> {
    await this.change(id, (row) => removePayment(row, paymentId, by));
    await this.receipts.trySettle(id);
    return this.read(id);
  }

  async endReport(id: string): Promise<QuoteEntity> {
    await this.change(id, endPaymentReport);
    return this.read(id);
  }

  /** Stores a client's payment report. Throws 404 for an unknown request and 400 for a wrong `email`. */
  async reportPaid(id: string, { email, note = '' }: PaidInput): Promise<void> {
    await this.report(id, { note }, 'quotes.say-paid', (row) => {
      if (!isSameEmail(email, row.email)) throw invalid('email', QUOTE_TEXTS.notTheAddress);
    });
  }

  /** Stores a payment report of a person who has the link of the invoice. Throws 404 if the request was deleted. */
  reportInvoicePaid(id: string, report: Pick<PaymentReport, 'note' | 'invoice'>): Promise<void> {
    return this.report(id, report, 'quotes.invoice-paid');
  }

  private async report(
    id: string,
    report: Pick<PaymentReport, 'note' | 'invoice'>,
    action: AuditAction,
    check?: (row: ProjectRequestRow) => void,
  ): Promise<void> {
    const changed = await this.stored.write(id, (row) => {
      check?.(row);
      return reportPaid(row, report, { _id: new Types.ObjectId(), at: new Date() });
    });
    if (changed.row === changed.before) return;
    await this.audit.record({ actorId: null, action, ...auditDetailsOf(changed) });
  }

  private async change(id: string, decide: Decide<ProjectRequestRow>): Promise<void> {
    recordInAuditLog(auditDetailsOf(await this.stored.write(id, decide)));
  }

  private async read(id: string): Promise<QuoteEntity> {
    const { _id, quote } = await this.stored.find(id);
    if (!quote) throw notFound();
    return toQuote(_id, quote);
  }
}
