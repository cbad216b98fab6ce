import type { ProjectRequest, Quote } from '../../contract/project';
import { QUOTE_INCLUDED } from '../../contract/terms';
import { list, type MailBlock, words } from '../../platform/mail/templates/mail-block';
import { quoteFacts } from './quote-facts';

/** A quote as its client reads it in a mail. */
export function quoteBlocks({ serviceId }: ProjectRequest, quote: Quote): MailBlock[] {
  return [
    quoteFacts(serviceId.title, quote),
    ...(quote.notes === '' ? [] : [words('Notes', quote.notes)]),
    list('Included', QUOTE_INCLUDED),
  ];
}
