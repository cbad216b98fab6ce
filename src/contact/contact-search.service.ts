import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { asciiDomain } from '../contract/email-address';
import { fold } from '../contract/fold';
import { searchDigits } from '../contract/phone';
import { holdsWord } from '../platform/search/search-pattern';
import { escapeRegex } from '../platform/validation/escape-regex';
import type { ListContactsQuery } from './contact.dto';
import { Contact, type ContactRow, LEAST_CHARACTERS, WORD_CHARACTERS, wordsOf } from './schemas/contact.schema';

type Filter = QueryFilter<ContactRow>;

/** Maximum number of messages to count for a word. Words that occur in more messages count as equally frequent. */
const OFTEN = 2_000;

@Injectable()
export class ContactSearchService {
  constructor(@InjectModel(Contact.name) private readonly contacts: Model<ContactRow>) {}

  /**
   * Builds the filter of a list. `q` first searches for beginnings of words. If nothing is found, it searches for any
   * part of name, email address, subject and phone number.
   */
  async filterOf({ q, status }: Pick<ListContactsQuery, 'q' | 'status'>): Promise<Filter> {
    return { ...(status !== undefined && { status }), ...(q && (await this.findAny(q))) };
  }

  /** Digits may also be a year or an amount. They count as a phone number only if some message has this number. */
  private async findAny(q: string): Promise<Filter> {
    const digits = searchDigits(q);
    const ofNumber = beginningWith(digits);
    if (digits && (await this.contacts.exists(ofNumber))) return ofNumber;
    return this.find(fold(asciiDomain(q)) || q);
  }

  private async find(key: string): Promise<Filter> {
    const anywhere = { searchText: trusted({ $regex: escapeRegex(key) }) } as Filter;
    if (wordsOf(key).length === 0) return anywhere;
    const atStarts = await this.atStarts(key);
    return (await this.contacts.exists(atStarts)) ? atStarts : anywhere;
  }

  /** Looks up only the rarest word in the index, and then searches the found messages for the whole text. */
  private async atStarts(key: string): Promise<Filter> {
    const all = wordsOf(key);
    if (all[0] === key && key.length <= WORD_CHARACTERS) return beginningWith(key);
    // Leaves out short words, because the index lacks them.
    const long = all.filter(({ length }) => length >= LEAST_CHARACTERS);
    const words = long.length > 0 ? long : all;
    const counts = await Promise.all(
      words.map((word) => this.contacts.countDocuments(beginningWith(word), { limit: OFTEN })),
    );
    const rarest = words[counts.indexOf(Math.min(...counts))] ?? key;
    const whole = [{ searchText: holdsWord(key) }, { message: holdsWord(key) }];
    return { ...beginningWith(rarest), $or: whole } as Filter;
  }
}

const beginningWith = (word: string): Filter =>
  ({ wordStarts: trusted({ $regex: `^${escapeRegex(word.slice(0, WORD_CHARACTERS))}` }) }) as Filter;
