import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type DocumentKind, documentNumber } from '../../contract/documents';
import {
  LAST_NUMBER_JUMP,
  LAST_NUMBER_TEXTS,
  type LastNumberInput,
  type LastNumbers,
  NUMBERED_DOCUMENTS,
} from '../../contract/last-number';
import { lusakaDay } from '../../contract/lusaka-day';
import { DocumentsService } from '../../documents/documents.service';
import { TrustedClock } from '../../platform/clock/trusted-clock';
import { RestoredPlaceService } from '../../platform/database/restored-place.service';
import { conflict, invalid } from '../../platform/errors/product-error';
import { QuoteCounter } from '../schemas/quote-counter.schema';

interface Last {
  year: number;
  seq: number;
}

const DOCUMENTS = Object.entries(NUMBERED_DOCUMENTS) as [keyof typeof NUMBERED_DOCUMENTS, DocumentKind][];

/**
 * Gives quotes numbers such as `Q-2026-0042`, which begin at 1 each year. Numbers may have gaps. After a restore, staff
 * must first enter the last used number.
 */
@Injectable()
export class QuoteNumbersService {
  constructor(
    @InjectModel(QuoteCounter.name) private readonly counters: Model<QuoteCounter>,
    private readonly time: TrustedClock,
    private readonly place: RestoredPlaceService,
    private readonly documents: DocumentsService,
  ) {}

  /** Returns a function that takes the next number when it is first called, and then returns the same number. */
  reserve(): () => Promise<string> {
    let number: Promise<string> | undefined;
    return () => {
      number ??= this.next();
      return number;
    };
  }

  /** Returns the last number of each kind in the database. A kind without numbers gets an empty text. */
  async last(): Promise<LastNumbers> {
    const [quote, ...documents] = await Promise.all([
      this.newest(),
      ...DOCUMENTS.map(([, kind]) => this.documents.newest(kind)),
    ]);
    const written = DOCUMENTS.map(([field, kind], place) => {
      const last = documents[place];
      return [field, last ? documentNumber({ kind, ...last }) : ''];
    });
    return { number: quote ? toNumber(quote) : '', ...Object.fromEntries(written) } as LastNumbers;
  }

  /**
   * Stores the last used numbers, so that new numbers follow them. An empty text means that no number was used. Throws
   * 400 for an implausible number, and 409 if no restore requires the numbers.
   */
  async goOnFrom({ number = '', ...others }: LastNumberInput): Promise<void> {
    if (!(await this.asksLast())) throw conflict(LAST_NUMBER_TEXTS.notAsked);
    const quote = await this.checked('number', number, await this.newest(), toNumber);
    const documents: [DocumentKind, Last][] = [];
    for (const [field, kind] of DOCUMENTS) {
      const write = (last: Last) => documentNumber({ kind, ...last });
      const last = await this.checked(field, others[field] ?? '', await this.documents.newest(kind), write);
      if (last) documents.push([kind, last]);
    }
    if (quote) {
      const _id = String(quote.year);
      await this.counters.updateOne({ _id }, { $setOnInsert: { last: 0 } }, { upsert: true });
      const earlier = { _id, last: trusted({ $lt: quote.seq }) };
      await this.counters.updateOne(earlier, { $set: { last: quote.seq } });
    }
    for (const [kind, last] of documents) await this.documents.goOnFrom(kind, last);
    await this.place.noteNumber();
  }

  private async checked(
    field: keyof LastNumbers,
    typed: string,
    newest: Last | null,
    write: (last: Last) => string,
  ): Promise<Last | null> {
    if (typed === '') return null;
    const [, year = 0, seq = 0] = typed.split('-').map(Number);
    if (year > Number(await this.year())) throw invalid(field, LAST_NUMBER_TEXTS.toCome);
    const newestSeq = newest?.year === year ? newest.seq : 0;
    const most = newestSeq + LAST_NUMBER_JUMP;
    if (newest && (year < newest.year || seq < newestSeq)) {
      throw invalid(field, LAST_NUMBER_TEXTS.tooLow(write(newest)));
    }
    if (seq > most) throw invalid(field, LAST_NUMBER_TEXTS.tooHigh(write({ year, seq: most })));
    return { year, seq };
  }

  private async asksLast(): Promise<boolean> {
    return (await this.place.read())?.asksNumber === true;
  }

  private async newest(): Promise<Last | null> {
    const counter = await this.counters.findOne().sort({ _id: -1 }).lean<QuoteCounter>();
    return counter && { year: Number(counter._id), seq: counter.last };
  }

  private async year(): Promise<string> {
    return lusakaDay(await this.time.read()).slice(0, 4);
  }

  /** Takes a number in one atomic write, so that concurrent calls get different numbers. */
  private async next(): Promise<string> {
    if (await this.asksLast()) throw conflict(LAST_NUMBER_TEXTS.asked);
    const year = await this.year();
    const counter = await this.counters
      .findOneAndUpdate({ _id: year }, { $inc: { last: 1 } }, { upsert: true, returnDocument: 'after' })
      .lean<QuoteCounter>();
    return toNumber({ year: Number(year), seq: counter?.last ?? 1 });
  }
}

const toNumber = ({ year, seq }: Last): string => `Q-${year}-${String(seq).padStart(4, '0')}`;
