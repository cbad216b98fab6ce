import type { Code, Inline, TextImage } from '@contract/markdown';

export interface Run {
  part: string | TextImage | Code | { kind: 'break' };
  strong: boolean;
  emphasis: boolean;
  to: string | null;
}
type Marks = Omit<Run, 'part'>;

const PLAIN: Marks = { strong: false, emphasis: false, to: null };

export function toRuns(content: readonly Inline[], mark: Marks = PLAIN): Run[] {
  return content.flatMap((part) => {
    if (typeof part === 'string' || !('content' in part)) return [{ ...mark, part }];
    return toRuns(
      part.content,
      part.kind === 'link' ? { ...mark, to: part.to || null } : { ...mark, [part.kind]: true },
    );
  });
}

const isBreak = ({ part }: Run) => typeof part === 'object' && part.kind === 'break';
const isBlank = (run: Run | undefined) => run !== undefined && (run.part === ' ' || isBreak(run));
/** True for white space of any kind. Markdown does not allow bold or italics to begin or end with it. */
const isSpace = (run: Run | undefined) =>
  run !== undefined && (typeof run.part === 'string' ? run.part.trim() === '' : isBreak(run));
const hasSameMarks = (a: Run, b: Run) => a.strong === b.strong && a.emphasis === b.emphasis && a.to === b.to;

const BLANKS = /[\t\n\v\f\r \u2028\u2029]+/g;
const EDGES_AND_WORDS = /^\s+|\S(?:.*\S)?|\s+$/g;

/**
 * Normalises runs. Joins white space into single spaces, and takes it out of bold and italics at their start and end,
 * because Markdown does not allow it there.
 */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const pieces = runs
    .map(withoutIdleCode)
    .flatMap((run) =>
      typeof run.part === 'string'
        ? (run.part.replace(BLANKS, ' ').match(EDGES_AND_WORDS) ?? [])
            .flatMap((part) => (part.trim() === '' ? [...part] : part))
            .map((part) => ({ ...run, part }))
        : [run],
    );
  const kept = withoutIdleSpace(pieces);
  const marked = kept.map((run, place) => (isSpace(run) ? { ...run, ...marksAround(kept, place) } : run));
  return merged(toRuns(fromRuns(marked)));
}

/**
 * Turns inline code that is only white space into plain text. Markdown cannot write all kinds of white space in code.
 */
function withoutIdleCode(run: Run): Run {
  const { part } = run;
  return typeof part === 'object' && part.kind === 'code' && part.text.trim() === ''
    ? { ...run, part: part.text }
    : run;
}

function withoutIdleSpace(runs: Run[]): Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    if (isBlank(run) && kept.length === 0) continue;
    if (run.part === ' ' && isBlank(kept.at(-1))) continue;
    if (isBreak(run) && kept.at(-1)?.part === ' ') kept.pop();
    kept.push(run);
  }
  while (isBlank(kept.at(-1))) kept.pop();
  return kept;
}

function marksAround(runs: readonly Run[], place: number): Marks {
  const before = runs.slice(0, place).findLast((run) => !isSpace(run));
  const after = runs.slice(place).find((run) => !isSpace(run));
  if (!before || !after) return PLAIN;
  return {
    strong: before.strong && after.strong,
    emphasis: before.emphasis && after.emphasis,
    to: before.to === after.to ? before.to : null,
  };
}

function merged(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    const part = last && hasSameMarks(last, run) ? joined(last.part, run.part) : null;
    if (last && part !== null) all[all.length - 1] = { ...last, part };
    else all.push(run);
  }
  return all;
}

function joined(one: Run['part'], other: Run['part']): Run['part'] | null {
  if (typeof one === 'string') return typeof other === 'string' ? one + other : null;
  const isCode = typeof other === 'object' && one.kind === 'code' && other.kind === 'code';
  return isCode ? { kind: 'code', text: one.text + other.text } : null;
}

/**
 * Converts runs to nested content. Links are never split. Where two styles overlap, the longer one is the outer one.
 */
export function fromRuns(runs: readonly Run[]): Inline[] {
  const content: Inline[] = [];
  for (let from = 0; from < runs.length; ) {
    const { mark, until } = isSpace(runs[from]) ? { mark: null, until: from + 1 } : longestFrom(runs, from);
    if (mark === null) {
      content.push(runs[from]!.part);
    } else {
      const inside = fromRuns(runs.slice(from, until).map((run) => ({ ...run, [mark]: PLAIN[mark] })));
      const to = runs[from]!.to ?? '';
      content.push(mark === 'to' ? { kind: 'link', to, content: inside } : { kind: mark, content: inside });
    }
    from = until;
  }
  return content;
}

function longestFrom(runs: readonly Run[], from: number): { mark: keyof Marks | null; until: number } {
  const first = runs[from]!;
  const untilOf = (mark: keyof Marks) => {
    const end = runs.findIndex((run, place) => place > from && run[mark] !== first[mark]);
    let until = end === -1 ? runs.length : end;
    while (isSpace(runs[until - 1])) until -= 1;
    return until;
  };
  if (first.to !== null) return { mark: 'to', until: untilOf('to') };
  const marks = (['strong', 'emphasis'] as const).filter((mark) => first[mark]);
  const found = marks.map((mark) => ({ mark, until: untilOf(mark) })).sort((a, b) => b.until - a.until);
  return found[0] ?? { mark: null, until: from + 1 };
}
