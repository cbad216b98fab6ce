import type { Stored } from './errors';
import { type InputOf, optionalText, requiredText, textList, wholeNumber } from './fields';
import { LIMITS } from './limits';
import { type ParsedText, textFormat } from './markdown';

export const SERVICE_ICONS = ['pen-tool', 'trending-up', 'file-text', 'share2', 'smartphone', 'code'] as const;
export type ServiceIcon = (typeof SERVICE_ICONS)[number];
export const DEFAULT_SERVICE_ICON: ServiceIcon = 'pen-tool';

export const SERVICE_ICON_LABELS: Record<ServiceIcon, string> = {
  'pen-tool': 'PenTool (Design)',
  'trending-up': 'TrendingUp (Marketing)',
  'file-text': 'FileText (Content)',
  share2: 'Share2 (Social Media)',
  smartphone: 'Smartphone (Mobile App)',
  code: 'Code (Development)',
};

export function toServiceIcon(icon: string): ServiceIcon {
  return SERVICE_ICONS.find((option) => option === icon) ?? 'code';
}

/** Card colours in the back office. A service's position in the list selects the colour. */
export const SERVICE_CARD_COLOURS = ['Green', 'Yellow', 'Purple', 'Blue'] as const;

export const SERVICE_FIELDS = {
  title: requiredText('Title', LIMITS.title),
  /** Empty lines separate paragraphs. The page of the service shows the first sentence in its hero. */
  description: requiredText('Description', LIMITS.description, { rows: [4, 12] }),
  format: textFormat(),
  icon: optionalText('Icon', LIMITS.icon, { default: DEFAULT_SERVICE_ICON, labels: SERVICE_ICON_LABELS }),
  features: textList('Features', {
    subject: 'Feature',
    maxEntries: LIMITS.features,
    maxLength: LIMITS.feature,
    separator: 'line',
  }),
  /** Copied to new requests for this service. */
  steps: textList('Steps after acceptance', {
    subject: 'Step',
    hint: 'One per line. New requests for this service begin with these steps. Clients see the steps after they accept the quote.',
    tidy: (entry) => entry.replace(/\s+/g, ' '),
    maxEntries: LIMITS.workSteps,
    maxLength: LIMITS.workStep,
    separator: 'line',
  }),
  /** A new service without `order` becomes the last. */
  order: wholeNumber('Order', 0, LIMITS.order),
};

export type ServiceInput = InputOf<typeof SERVICE_FIELDS>;

export interface Service extends ServiceInput, Stored, ParsedText {
  /** Plain text of the description. Set only for Markdown. */
  text?: string;
  /** Derived from the first title. It is unique and never changes. */
  slug: string;
  hasDraft?: true;
}
