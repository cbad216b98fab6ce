import type { ProjectRequest, Quote } from '../../contract/project';
import type { QuotationWords } from '../../contract/website/request-form';
import { list, type MailBlock, words } from '../../platform/mail/templates/mail-block';
import { quoteFacts } from './quote-facts';

export function quoteBlocks({ serviceId }: ProjectRequest, quote: Quote, names: QuotationWords): MailBlock[] {
  return [
    ...quoteFacts(serviceId.title, quote, names),
    ...(quote.notes === '' ? [] : [words('Notes', quote.notes)]),
    ...(quote.included.length === 0 ? [] : [list('Included', quote.included)]),
  ];
}
