import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { DocumentContent, DocumentKind } from '../contract/documents';
import { MESSAGES } from '../contract/errors';
import { LAST_NUMBER_TEXTS } from '../contract/last-number';
import { lusakaDay } from '../contract/lusaka-day';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { RestoredPlaceService } from '../platform/database/restored-place.service';
import { isDuplicateKey } from '../platform/errors/database-error';
import { conflict } from '../platform/errors/product-error';
import { findPage } from '../platform/http/find-page';
import type { ListPageQuery } from '../platform/http/list-page.query';
import { randomObjectId } from '../platform/idempotency/random-object-id';
import { DocumentCounter } from './schemas/document-counter.schema';
import { IssuedDocument } from './schemas/issued-document.schema';

/** Maximum number of attempts to take a number. An attempt fails only if another call takes the number first. */
const MAX_TRIES = 200;
const NEWEST_NUMBER_FIRST = { year: -1, seq: -1 } as const;

type Numbered = Pick<IssuedDocument, 'year' | 'seq'>;

const isLater = (one: Numbered, other: Numbered): boolean =>
  one.year > other.year || (one.year === other.year && one.seq > other.seq);

/** A document to issue. `sourceId` identifies it: a repeated call returns the issued document. */
export interface NewDocument extends DocumentContent, Pick<IssuedDocument, 'kind' | 'sourceId' | 'requestId'> {
  _id?: Types.ObjectId;
  email?: string;
}

/** Issues documents, which never change. Numbers of each kind begin at 1 each year (in Lusaka) and have no gaps. */
@Injectable()
export class DocumentsService {
  constructor(
    @InjectModel(IssuedDocument.name) private readonly documents: Model<IssuedDocument>,
    @InjectModel(DocumentCounter.name) private readonly counters: Model<DocumentCounter>,
    private readonly time: TrustedClock,
    private readonly place: RestoredPlaceService,
  ) {}

  /** Issues a document with the next number. Throws 409 after a restore, until staff have entered the last numbers. */
  async issue(document: NewDocument): Promise<IssuedDocument> {
    const { kind, sourceId } = document;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const issued = await this.ofSource(kind, sourceId);
      if (issued) return issued;
      if (await this.asksNumbers()) throw conflict(LAST_NUMBER_TEXTS.asked);
      const issuedAt = await this.time.read();
      const year = Number(lusakaDay(issuedAt).slice(0, 4));
      const newest = await this.newest(kind);
      // Numbers continue in the newest year, even if the clock is set back to an earlier year.
      const next = newest && newest.year >= year ? { year: newest.year, seq: newest.seq + 1 } : { year, seq: 1 };
      try {
        const row = { ...document, _id: document._id ?? randomObjectId(), ...next, issuedAt };
        return (await this.documents.create(row)).toObject();
      } catch (error) {
        // Another call took the number or issued this document, so the loop tries again.
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw conflict(MESSAGES.editConflict);
  }

  find(kind: DocumentKind, _id: Types.ObjectId): Promise<IssuedDocument | null> {
    return this.documents.findOne({ _id, kind }).lean<IssuedDocument>();
  }

  ofSource(kind: DocumentKind, sourceId: string): Promise<IssuedDocument | null> {
    return this.documents.findOne({ kind, sourceId }).lean<IssuedDocument>();
  }

  /** Returns the documents of requests, oldest first. */
  listOf(...requestIds: Types.ObjectId[]): Promise<IssuedDocument[]> {
    const ofRequests = { requestId: trusted({ $in: requestIds }) };
    return this.documents.find(ofRequests).sort({ issuedAt: 1, _id: 1 }).lean<IssuedDocument[]>();
  }

  /** Returns a page of the documents of a kind, newest first. */
  page(kind: DocumentKind, query: ListPageQuery): Promise<{ rows: IssuedDocument[]; total: number }> {
    return findPage(this.documents, query, { filter: { kind }, order: NEWEST_NUMBER_FIRST });
  }

  /** Returns all documents of a kind, newest first. */
  all(kind: DocumentKind): Promise<IssuedDocument[]> {
    return this.documents.find({ kind }).sort(NEWEST_NUMBER_FIRST).lean<IssuedDocument[]>();
  }

  async ofSources(kind: DocumentKind, sourceIds: readonly string[]): Promise<ReadonlyMap<string, IssuedDocument>> {
    const rows = await this.documents.find({ kind, sourceId: trusted({ $in: sourceIds }) }).lean<IssuedDocument[]>();
    return new Map(rows.map((row) => [row.sourceId, row]));
  }

  /** Returns the ids of requests that have documents of this kind which are not void. */
  requestsWith(kind: DocumentKind): Promise<Types.ObjectId[]> {
    return this.documents.distinct('requestId', { kind, voidedAt: trusted({ $exists: false }) });
  }

  async void(kind: DocumentKind, sourceId: string): Promise<void> {
    const valid = { kind, sourceId, voidedAt: trusted({ $exists: false }) };
    await this.documents.updateOne(valid, { $set: { voidedAt: await this.time.read() } });
  }

  async asksNumbers(): Promise<boolean> {
    return (await this.place.read())?.asksNumber === true;
  }

  /** Returns the last number of a kind: of the newest document, or a higher one that staff entered after a restore. */
  async newest(kind: DocumentKind): Promise<Numbered | null> {
    const [issued, entered] = await Promise.all([
      this.documents.findOne({ kind }).sort(NEWEST_NUMBER_FIRST).select('year seq').lean<Numbered>(),
      this.counters.findById(kind).lean<Numbered>(),
    ]);
    return issued && entered ? (isLater(entered, issued) ? entered : issued) : (issued ?? entered);
  }

  async goOnFrom(kind: DocumentKind, { year, seq }: Numbered): Promise<void> {
    await this.counters.updateOne({ _id: kind }, { $set: { year, seq } }, { upsert: true });
  }
}
