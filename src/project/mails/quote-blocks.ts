import type { ProjectRequest, Quote } from '../../contract/project';
import { list, type MailBlock, words } from '../../platform/mail/templates/mail-block';
import { quoteFacts } from './quote-facts';

/** A quote as its client reads it in a mail. */
export function quoteBlocks({ serviceId }: ProjectRequest, quote: Quote): MailBlock[] {
  return [
    quoteFacts(serviceId.title, quote),
    ...(quote.notes === '' ? [] : [words('Notes', quote.notes)]),
    ...(quote.included.length === 0 ? [] : [list('Included', quote.included)]),
  ];
}
