import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { Contact, type ContactRow } from '../contact/schemas/contact.schema';
import { CONTACT_STATUS_LABELS } from '../contract/contact';
import {
  type DocumentKind,
  documentNumber,
  INVOICE_STATES,
  type InvoiceProgress,
  leftToPay,
} from '../contract/documents';
import type { ExportList, ExportRange } from '../contract/exports';
import { daysAfter, lusakaDay, startOf } from '../contract/lusaka-day';
import { SUBSCRIBER_STATUS_LABELS } from '../contract/newsletter';
import { PAYMENT_FIELDS } from '../contract/payments';
import { PROJECT_STATUS_LABELS, QUOTE_STATUS_LABELS, TIMEFRAME_LABELS } from '../contract/project';
import { type Dues, duesOf, instalmentsOf } from '../contract/schedule';
import { sumsOf } from '../contract/sums';
import { DocumentsService } from '../documents/documents.service';
import { IssuedDocument } from '../documents/schemas/issued-document.schema';
import { Subscriber, type SubscriberRow, toSubscriber } from '../newsletter/schemas/subscriber.schema';
import { InvoiceListService } from '../project/invoices/invoice-list.service';
import { ProjectRequest, type ProjectRequestRow } from '../project/schemas/project-request.schema';
import { asOf, type Quote, type StoredPayment, type StoredRevision } from '../project/schemas/quote.schema';

type Rows = AsyncGenerator<readonly string[]>;

/** Columns of a table. Each has a heading and returns the cell of a record. */
type Columns<Row> = Readonly<Record<string, (row: Row) => string>>;

const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

/** Writes an amount without currency and separators, for spreadsheets. */
const money = (amount: number): string => amount.toFixed(2);

type ClientRow = Pick<ProjectRequestRow, 'name' | 'organisation' | 'email' | 'serviceTitle'>;
const CLIENT: Columns<ClientRow> = {
  Client: ({ name }) => name,
  Organisation: ({ organisation }) => organisation,
  Email: ({ email }) => email,
  Service: ({ serviceTitle }) => serviceTitle,
};

type PaymentRow = ClientRow & { quote: Quote; payment: StoredPayment; receipt: IssuedDocument | undefined };
const PAYMENTS: Columns<PaymentRow> = {
  Day: ({ payment }) => payment.day,
  Amount: ({ payment }) => money(payment.amount),
  Currency: ({ quote }) => quote.currency,
  Method: ({ payment }) => PAYMENT_FIELDS.method.labels[payment.method],
  'Paid to': ({ payment }) => payment.methodLabel ?? '',
  Receipt: ({ receipt }) => (receipt ? documentNumber(receipt) : ''),
  Quote: ({ quote }) => quote.number ?? '',
  ...CLIENT,
  Note: ({ payment }) => payment.note,
  'Recorded by': ({ payment }) => payment.by,
};

type QuoteRow = ClientRow & { quote: Quote; terms: StoredRevision; dues: Dues };
const QUOTES: Columns<QuoteRow> = {
  Sent: ({ terms }) => lusakaDay(terms.sentAt),
  Quote: ({ quote }) => quote.number ?? '',
  Revision: ({ terms }) => String(terms.revision),
  Status: ({ quote }) => QUOTE_STATUS_LABELS[asOf(quote, new Date()).status],
  ...CLIENT,
  Currency: ({ terms }) => terms.currency,
  Subtotal: ({ terms }) => money(sumsOf(terms).subtotal),
  Discount: ({ terms }) => money(sumsOf(terms).discount),
  'VAT %': ({ terms }) => String(terms.vatPercent),
  VAT: ({ terms }) => money(sumsOf(terms).vat),
  Total: ({ terms }) => money(sumsOf(terms).total),
  Paid: ({ dues }) => money(dues.paid),
  'Balance due': ({ quote, terms, dues }) =>
    money(quote.status === 'accepted' ? Math.max(sumsOf(terms).total - dues.paid, 0) : 0),
  'Valid until': ({ terms }) => terms.validUntil ?? '',
  Answered: ({ quote }) => (quote.answer ? lusakaDay(quote.answer.at) : ''),
  Schedule: ({ terms }) => scheduleOf(terms).join('; '),
};

/** Example: "Deposit 30% 2026-12-01". */
const scheduleOf = (terms: StoredRevision): string[] =>
  instalmentsOf(terms).map(({ label, amount, dueDate, dueWhen }, place) => {
    const share = terms.schedule?.[place]?.share;
    return `${label} ${share == null ? money(amount) : `${share}%`} ${dueDate || dueWhen}`.trim();
  });

const DOCUMENT: Columns<IssuedDocument> = {
  Number: documentNumber,
  Date: ({ issuedAt }) => lusakaDay(issuedAt),
  Quote: ({ quoteNumber }) => quoteNumber,
  Client: ({ to }) => to.name,
  Organisation: ({ to }) => to.organisation,
  Service: ({ service }) => service,
  Currency: ({ currency }) => currency,
};

const RECEIPTS: Columns<IssuedDocument> = {
  ...DOCUMENT,
  Amount: ({ total }) => money(total),
  Received: ({ payment }) => payment?.day ?? '',
  Method: ({ payment }) => (payment ? PAYMENT_FIELDS.method.labels[payment.method] : ''),
  Void: ({ voidedAt }) => (voidedAt ? lusakaDay(voidedAt) : ''),
};

const TAXED: Columns<IssuedDocument> = {
  ...DOCUMENT,
  'Client TPIN': ({ to }) => to.tpin,
  Instalment: ({ label }) => label,
  'Amount without VAT': ({ total, vat }) => money(total - vat),
  'VAT %': ({ vatPercent }) => String(vatPercent),
  VAT: ({ vat }) => money(vat),
  Total: ({ total }) => money(total),
  'Exchange rate': ({ rate }) => (rate === undefined ? '' : rate.toFixed(4)),
};
type InvoiceRow = IssuedDocument & { standing: InvoiceProgress };
/** Without a state, the request was deleted, so payments are unknown. */
const INVOICES: Columns<InvoiceRow> = {
  ...TAXED,
  Due: ({ dueDate }) => dueDate ?? '',
  State: ({ standing: { state } }) => (state ? INVOICE_STATES[state] : ''),
  Paid: ({ standing: { state, paid } }) => (state ? money(paid) : ''),
  'Left to pay': ({ total, standing: { state, paid } }) =>
    state ? money(state === 'credited' ? 0 : leftToPay({ total, paid })) : '',
};
const CREDIT_NOTES: Columns<IssuedDocument> = { ...TAXED, Invoice: ({ credits }) => credits?.number ?? '' };

const REQUESTS: Columns<ProjectRequestRow> = {
  Received: ({ createdAt }) => lusakaDay(createdAt),
  Status: ({ status }) => PROJECT_STATUS_LABELS[status],
  ...CLIENT,
  Phone: ({ phone }) => phone,
  Timeframe: ({ timeframe }) => TIMEFRAME_LABELS[timeframe],
  Description: ({ description }) => description,
  'Assigned to': ({ assignee }) => assignee?.name ?? '',
};

const MESSAGES: Columns<ContactRow> = {
  Received: ({ createdAt }) => lusakaDay(createdAt),
  Status: ({ status }) => CONTACT_STATUS_LABELS[status],
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Subject: ({ subject }) => subject,
  Message: ({ message }) => message,
  Replies: ({ replies }) => String(replies.length),
};

const SUBSCRIBERS: Columns<SubscriberRow> = {
  Subscribed: ({ createdAt }) => lusakaDay(createdAt),
  Email: ({ email }) => email,
  Status: (row) => SUBSCRIBER_STATUS_LABELS[toSubscriber(row).status],
};

@Injectable()
export class ExportsService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requestModel: Model<ProjectRequestRow>,
    @InjectModel(Contact.name) private readonly contactModel: Model<ContactRow>,
    @InjectModel(IssuedDocument.name) private readonly documentModel: Model<IssuedDocument>,
    @InjectModel(Subscriber.name) private readonly subscriberModel: Model<SubscriberRow>,
    private readonly invoiceList: InvoiceListService,
    private readonly documentsService: DocumentsService,
  ) {}

  async rows(list: ExportList, range: ExportRange): Promise<Rows> {
    switch (list) {
      case 'payments':
        return tableOf(PAYMENTS, await this.payments(range));
      case 'invoices':
        return tableOf(INVOICES, await this.invoices(range));
      case 'credit-notes':
        return tableOf(CREDIT_NOTES, this.documents('credit-note', range).cursor());
      case 'receipts':
        return tableOf(RECEIPTS, this.documents('receipt', range).cursor());
      case 'quotes':
        return tableOf(QUOTES, await this.quotes(range));
      case 'requests':
        return tableOf(REQUESTS, createdIn(this.requestModel, range));
      case 'messages':
        return tableOf(MESSAGES, createdIn(this.contactModel, range));
      case 'subscribers':
        return tableOf(SUBSCRIBERS, createdIn(this.subscriberModel, range));
    }
  }

  private documents(kind: DocumentKind, range: ExportRange) {
    const { start, end } = timesOf(range);
    const issued = { kind, issuedAt: trusted({ $gte: start, $lt: end }) };
    return this.documentModel.find(issued).sort({ year: 1, seq: 1 }).lean<IssuedDocument[]>();
  }

  private async invoices(range: ExportRange): Promise<InvoiceRow[]> {
    const rows = await this.documents('invoice', range);
    const standings = await this.invoiceList.standingsOf(rows);
    return rows.map((row, place) => ({ ...row, standing: standings[place]! }));
  }

  private async payments({ from, to }: ExportRange): Promise<PaymentRow[]> {
    const days = trusted({ $elemMatch: { day: trusted({ $gte: from, $lte: to }) } });
    const found = await this.requestModel.find({ 'quote.payments': days }).lean<WithQuote[]>();
    const rows = found
      .flatMap((request) => (request.quote.payments ?? []).map((payment) => ({ ...request, payment })))
      .filter(({ payment: { day } }) => from <= day && day <= to)
      .sort((one, other) => compare(one.payment.day, other.payment.day) || compare(one.payment.at, other.payment.at));
    const idOf = ({ payment }: Pick<PaymentRow, 'payment'>): string => payment._id.toHexString();
    const receipts = await this.documentsService.ofSources('receipt', rows.map(idOf));
    return rows.map((row) => ({ ...row, receipt: receipts.get(idOf(row)) }));
  }

  /** Returns quotes whose newest revision was sent in the range. Drafts are left out. */
  private async quotes(range: ExportRange): Promise<QuoteRow[]> {
    const { start, end } = timesOf(range);
    const sent = trusted({ $elemMatch: { sentAt: trusted({ $gte: start, $lt: end }) } });
    const found = await this.requestModel.find({ 'quote.revisions': sent }).lean<WithQuote[]>();
    return found
      .flatMap((request) => {
        const terms = request.quote.revisions.at(-1);
        return terms ? [{ ...request, terms, dues: duesOf(terms, request.quote.payments ?? []) }] : [];
      })
      .filter(({ terms: { sentAt } }) => start <= sentAt && sentAt < end)
      .sort((one, other) => compare(one.terms.sentAt, other.terms.sentAt));
  }
}

type WithQuote = ProjectRequestRow & { quote: Quote };

const compare = <T extends string | Date>(one: T, other: T): number => (one < other ? -1 : one > other ? 1 : 0);

/** Returns the start of the first day and the end of the last day. The end is exclusive. */
const timesOf = ({ from, to }: ExportRange) => ({ start: startOf(from), end: startOf(daysAfter(to, 1)) });

function createdIn<Row>(model: Model<Row>, range: ExportRange): AsyncIterable<Row> {
  const { start, end } = timesOf(range);
  const filter = { createdAt: trusted({ $gte: start, $lt: end }) } as QueryFilter<Row>;
  return model.find(filter).sort(OLDEST_FIRST).lean<Row[]>().cursor() as AsyncIterable<unknown> as AsyncIterable<Row>;
}

async function* tableOf<Row>(columns: Columns<Row>, rows: AsyncIterable<Row> | Iterable<Row>): Rows {
  yield Object.keys(columns);
  for await (const row of rows) yield Object.values(columns).map((cell) => cell(row));
}
