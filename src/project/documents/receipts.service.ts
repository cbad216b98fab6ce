import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import { type CoveredInstalment, coveredText, documentNumber } from '../../contract/documents';
import { coveredBy, instalmentsOf } from '../../contract/schedule';
import { paidAfter } from '../../contract/sums';
import { DocumentFilesService } from '../../documents/document-files.service';
import { DocumentsService } from '../../documents/documents.service';
import type { IssuedDocument } from '../../documents/schemas/issued-document.schema';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/durations';
import { monthsBefore } from '../../platform/clock/months-before';
import { toObjectId } from '../../platform/http/object-id';
import { Every } from '../../platform/jobs/every.decorator';
import type { MailAttachment } from '../../platform/mail/outgoing-mail';
import { SettingsService } from '../../settings/settings.service';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import { type Quote, type StoredPayment, termsOf } from '../schemas/quote.schema';
import { partiesOf } from './parties';

export interface AttachedReceipt {
  number: string;
  covered: string;
  file: MailAttachment;
}

/** Issues a receipt for each payment, and voids the receipts of removed payments. */
@Injectable()
export class ReceiptsService {
  private readonly logger = new Logger('Receipts');

  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly documents: DocumentsService,
    private readonly files: DocumentFilesService,
    private readonly settings: SettingsService,
  ) {}

  /** True after the restore of a backup, until staff have entered the last used numbers. */
  wait(): Promise<boolean> {
    return this.documents.asksNumbers();
  }

  /** Returns the receipt of a payment as a file, or `null` if receipts must wait for numbers after a restore. */
  async attach(row: ProjectRequestRow, quote: Quote, payment: StoredPayment): Promise<AttachedReceipt | null> {
    if (await this.wait()) return null;
    const receipt = await this.issue(row, quote, payment);
    return {
      number: documentNumber(receipt),
      covered: receipt.payment ? coveredText(receipt.payment) : '',
      file: await this.files.attach(receipt),
    };
  }

  /** Issues missing receipts of a request and voids those of removed payments. Logs a failure; `sweep` tries again. */
  async trySettle(requestId: string): Promise<void> {
    try {
      if (!(await this.wait())) await this.settle(toObjectId(requestId));
    } catch (error) {
      this.logger.warn(
        { name: (error as Error).name },
        'The receipts of a request could not be issued yet. They will be issued later.',
      );
    }
  }

  /**
   * Issues missing receipts. A receipt may be missing if the process was killed, after a restore, or if the payment was
   * recorded before the product had receipts.
   */
  @Every(DAY_MS, MINUTE_MS)
  async sweep(): Promise<void> {
    if (await this.wait()) return;
    const paid = { 'quote.payments': trusted({ $elemMatch: { day: trusted({ $gt: '' }) } }) };
    const rows = await this.requests
      .find(paid)
      .sort({ createdAt: 1, _id: 1 })
      .select('_id')
      .lean<ProjectRequestRow[]>();
    const issued = await this.documents.requestsWith('receipt');
    const ids = new Map([...rows.map(({ _id }) => _id), ...issued].map((_id) => [_id.toHexString(), _id]));
    for (const _id of ids.values()) await this.settle(_id);
  }

  /** Voids the receipt of a removed payment, and returns it. `null` if none was issued. */
  async void(paymentId: string): Promise<IssuedDocument | null> {
    await this.documents.void('receipt', paymentId);
    return this.documents.ofSource('receipt', paymentId);
  }

  private async settle(_id: Types.ObjectId): Promise<void> {
    const [row, documents, { documentMonths }] = await Promise.all([
      this.requests.findById(_id).lean<ProjectRequestRow>(),
      this.documents.listOf(_id),
      this.settings.read(),
    ]);
    // If there is no row, the request was deleted. Its documents stay unchanged.
    if (!row?.quote) return;
    const { quote } = row;
    const receipts = documents.filter(({ kind }) => kind === 'receipt');
    const cutoff = monthsBefore(new Date(), documentMonths);
    for (const payment of quote.payments ?? []) {
      const isIssued = receipts.some(({ sourceId }) => sourceId === payment._id.toHexString());
      // Skips payments before `cutoff`, because their receipts were deleted by age and must not be issued again.
      if (!isIssued && payment.at >= cutoff) await this.issue(row, quote, payment);
    }
    for (const { sourceId, voidedAt } of receipts) {
      if (!voidedAt && !hasPayment(row, sourceId)) await this.documents.void('receipt', sourceId);
    }
  }

  /** Issues the receipt of a payment. Voids it at once if staff have removed the payment in the meantime. */
  private async issue(row: ProjectRequestRow, quote: Quote, payment: StoredPayment): Promise<IssuedDocument> {
    const terms = termsOf(quote);
    const sourceId = payment._id.toHexString();
    const receipt = await this.documents.issue({
      ...partiesOf(row, quote, await this.settings.read()),
      kind: 'receipt',
      sourceId,
      lines: [],
      discount: 0,
      vatPercent: 0,
      label: 'Payment',
      total: payment.amount,
      vat: 0,
      methods: [],
      entry: null,
      dueDate: null,
      payment: {
        ...{ day: payment.day, method: payment.method, methodLabel: payment.methodLabel },
        ...paidAfter(terms, quote.payments ?? [], payment),
        covers: await this.coveredOf(row, quote, payment),
      },
      credits: null,
    });
    const current = await this.requests.findById(row._id).lean<ProjectRequestRow>();
    if (current && !hasPayment(current, sourceId)) await this.documents.void('receipt', sourceId);
    return receipt;
  }

  private coveredOf({ openInvoices = [] }: ProjectRequestRow, quote: Quote, payment: StoredPayment) {
    const terms = termsOf(quote);
    const instalments = instalmentsOf(terms);
    const covered = coveredBy(terms, quote.payments ?? [], payment).map(async (entry): Promise<CoveredInstalment> => {
      const open = openInvoices.find((one) => one.entry === entry);
      const invoice = open && (await this.documents.find('invoice', open.documentId));
      return { label: instalments[entry]?.label ?? '', invoice: invoice ? documentNumber(invoice) : '' };
    });
    return Promise.all(covered);
  }
}

const hasPayment = ({ quote }: ProjectRequestRow, id: string): boolean =>
  quote?.payments?.some(({ _id }) => _id.toHexString() === id) === true;
