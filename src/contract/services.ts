import type { Stored } from './errors';
import { type InputOf, optionalText, requiredText, textList, wholeNumber } from './fields';
import { LIMITS } from './limits';
import { type DrawnText, textFormat } from './markdown';

export const SERVICE_ICONS = ['pen-tool', 'trending-up', 'file-text', 'share2', 'smartphone', 'code'] as const;
export type ServiceIcon = (typeof SERVICE_ICONS)[number];
export const DEFAULT_SERVICE_ICON: ServiceIcon = 'pen-tool';

/** Options of the icon select, in its order. */
export const SERVICE_ICON_LABELS: Record<ServiceIcon, string> = {
  'pen-tool': 'PenTool (Design)',
  'trending-up': 'TrendingUp (Marketing)',
  'file-text': 'FileText (Content)',
  share2: 'Share2 (Social Media)',
  smartphone: 'Smartphone (Mobile App)',
  code: 'Code (Development)',
};

/** The icon to draw: any value that is not ours shows `code`. */
export function toServiceIcon(icon: string): ServiceIcon {
  return SERVICE_ICONS.find((known) => known === icon) ?? 'code';
}

/** Pastel grounds of the back office's cards, by position in the list; never stored. */
export const SERVICE_CARD_COLOURS = ['Green', 'Yellow', 'Purple', 'Blue'] as const;

export const SERVICE_FIELDS = {
  title: requiredText('Title', LIMITS.title),
  /** Paragraphs split on blank lines; the first sentence stands in the detail page's hero. */
  description: requiredText('Description', LIMITS.description, { rows: [4, 12] }),
  format: textFormat(),
  /** A name that is not one of the six shows the code icon. */
  icon: optionalText('Icon', LIMITS.icon, { default: DEFAULT_SERVICE_ICON, labels: SERVICE_ICON_LABELS }),
  features: textList('Features', {
    subject: 'Feature',
    maxEntries: LIMITS.features,
    maxLength: LIMITS.feature,
    separator: 'line',
  }),
  /** Missing in a new one: behind all others. */
  order: wholeNumber('Order', 0, LIMITS.order),
};

export type ServiceInput = InputOf<typeof SERVICE_FIELDS>;

export interface Service extends ServiceInput, Stored, DrawnText {
  /** Of a description in Markdown only: the same as plain text. */
  text?: string;
  /** Made of the title at creation, unique, never changes. */
  slug: string;
  /** For staff: visitors see another text than its draft. */
  hasDraft?: true;
}
