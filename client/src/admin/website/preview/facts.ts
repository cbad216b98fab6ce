import { LOGIN_PATHS } from '@contract/visitor-accounts';
import type { SectionLink } from '@contract/website/section-link-fields';
import { findSection } from '@contract/website/sections';
import type { Device } from './devices';
import type { Fit } from './fit';

/** Sentence about a section in the preview. `isGood` is true for praise, false for a warning. */
export interface Fact {
  isGood: boolean;
  text: string;
}

/** Maximum number of lines of a heading. A longer one reads like a paragraph. */
const MOST_LINES: Record<Device, number> = { laptop: 4, phone: 5 };
const ON: Record<Device, string> = { laptop: 'on a laptop', phone: 'on a phone' };

interface Seen {
  name: string;
  fits: Partial<Record<Device, Fit>>;
  links: SectionLink[];
}

export function factsOf({ name, fits, links }: Seen): Fact[] {
  const seen = Object.entries(fits) as [Device, Fit][];
  return [
    ...(hasHeading(name) ? ofHeading(seen) : []),
    ...ofFirstScreen(seen),
    ...ofWidth(seen),
    ...ofLinks(seen, links),
  ];
}

/** False for sections whose headings owners do not edit as "Heading", such as the footer. */
const hasHeading = (name: string): boolean =>
  Object.entries(findSection(name)?.fields ?? {}).some(
    ([field, about]) => field === 'heading' || (about.kind === 'group' && 'heading' in about.fields),
  );

function ofHeading(seen: [Device, Fit][]): Fact[] {
  const counted = seen.filter(([, { lines }]) => lines > 0);
  if (counted.length === 0) return [];
  const said = counted.map(([device, { lines }]) => `${lines} ${lines === 1 ? 'line' : 'lines'} ${ON[device]}`);
  const isGood = counted.every(([device, { lines }]) => lines <= MOST_LINES[device]);
  return [{ isGood, text: `Heading: ${said.join(', ')}.${isGood ? '' : ' A shorter heading is easier to read.'}` }];
}

function ofFirstScreen(seen: [Device, Fit][]): Fact[] {
  const rendered = seen.filter(([, { isFirst, links }]) => isFirst && links.length > 0);
  const [first] = rendered;
  if (!first) return [];
  const below = rendered.flatMap(([device, fit]) =>
    fit.below.map((text) => `Visitors must scroll to see “${text}” ${ON[device]}.`),
  );
  if (below.length > 0) return below.map((text) => ({ isGood: false, text }));
  return [{ isGood: true, text: `Visitors see ${buttons(first[1].links.length)} without scrolling.` }];
}

const buttons = (count: number): string => (count === 1 ? 'the button' : count === 2 ? 'both buttons' : 'all buttons');

function ofWidth(seen: [Device, Fit][]): Fact[] {
  const wide = seen.filter(([, { isTooWide }]) => isTooWide);
  return wide.map(([device]) => ({
    isGood: false,
    text: `Part of this section is wider than the screen ${ON[device]}.`,
  }));
}

/**
 * Compares the links of the section with those in the preview. The site shows a link to a hidden or missing page as
 * text, or not at all.
 */
function ofLinks([first]: [Device, Fit][], links: SectionLink[]): Fact[] {
  if (!first || links.length === 0) return [];
  const isRendered = ({ text }: SectionLink) => first[1].links.some((rendered) => rendered.startsWith(text));
  // Links to the login are left out on purpose while visitor accounts are off.
  const missing = links.filter((link) => !isRendered(link) && !LOGIN_PATHS.includes(link.to));
  if (missing.length > 0)
    return missing.map(({ text, to }) => ({
      isGood: false,
      text: `Visitors cannot open ${to}, so “${text}” is not shown as a link.`,
    }));
  const all = links.length === 1 ? 'The link works' : links.length === 2 ? 'Both links work' : 'All links work';
  return [{ isGood: true, text: `${all} for visitors.` }];
}
