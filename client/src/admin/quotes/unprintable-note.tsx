import { unprintableIn } from '@contract/printable';
import type { ProjectRequest } from '@contract/project';
import type { QuoteLine, QuoteTerms } from '@contract/terms';
import { LIST } from '@/lib/list-words';

interface UnprintableNoteProps {
  request: Pick<ProjectRequest, 'name' | 'organisation' | 'serviceId'>;
  terms: Pick<QuoteTerms, 'teamSize' | 'notes' | 'included'> & { lines: readonly Pick<QuoteLine, 'text'>[] };
  className?: string;
}

export function UnprintableNote({ request, terms, className }: UnprintableNoteProps) {
  const { name, organisation, serviceId } = request;
  const { lines, teamSize, notes, included } = terms;
  const texts = [name, organisation ?? '', serviceId?.title ?? '', teamSize, notes, ...included];
  const signs = unprintableIn([...texts, ...lines.map(({ text }) => text)]);
  if (signs.length === 0) return null;
  return (
    <p role="status" className={className}>
      The PDF cannot print {LIST.format(signs)} and shows a question mark instead. The page and the email are not
      affected.
    </p>
  );
}
