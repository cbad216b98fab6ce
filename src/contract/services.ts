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

/** Returns the icon to show: `code` for unknown values. */
export function toServiceIcon(icon: string): ServiceIcon {
  return SERVICE_ICONS.find((option) => option === icon) ?? 'code';
}

/** Pastel backgrounds of the back office's cards, by position in the list; never stored. */
export const SERVICE_CARD_COLOURS = ['Green', 'Yellow', 'Purple', 'Blue'] as const;

export const SERVICE_FIELDS = {
  title: requiredText('Title', LIMITS.title),
  /** Empty lines separate paragraphs; the first sentence is in the detail page's hero. */
  description: requiredText('Description', LIMITS.description, { rows: [4, 12] }),
  format: textFormat(),
  /** Unknown names show the code icon. */
  icon: optionalText('Icon', LIMITS.icon, { default: DEFAULT_SERVICE_ICON, labels: SERVICE_ICON_LABELS }),
  features: textList('Features', {
    subject: 'Feature',
    maxEntries: LIMITS.features,
    maxLength: LIMITS.feature,
    separator: 'line',
  }),
  /** Missing in a new service: after all others. */
  order: wholeNumber('Order', 0, LIMITS.order),
};

export type ServiceInput = InputOf<typeof SERVICE_FIELDS>;

export interface Service extends ServiceInput, Stored, DrawnText {
  /** Set for a description in Markdown only: its plain text. */
  text?: string;
  /** Built from the title at creation; unique and never changed. */
  slug: string;
  /** Set for staff if the draft differs from the published text. */
  hasDraft?: true;
}
