import {
  DEFAULT_SERVICE_ICON,
  SERVICE_CARD_COLOURS,
  type Service,
  type ServiceIcon,
  type ServiceInput,
  toServiceIcon,
} from '@contract/services';

export type CardColour = (typeof SERVICE_CARD_COLOURS)[number];

export interface ServiceForm {
  title: string;
  description: string;
  icon: ServiceIcon;
  /** Shown for choosing, never sent: a card's colour follows its place. Specification, section 2 "Admin Services". */
  colour: CardColour;
  /** One feature per line. */
  features: string;
  order: number;
}

/** Colour of the card at `position`, counted from 0 over the whole list. */
export function colourAt(position: number): CardColour {
  return SERVICE_CARD_COLOURS[position % SERVICE_CARD_COLOURS.length] ?? SERVICE_CARD_COLOURS[0];
}

/** A new service stands behind the `count` that are there. */
export function newServiceForm(count: number): ServiceForm {
  return {
    title: '',
    description: '',
    icon: DEFAULT_SERVICE_ICON,
    colour: colourAt(count),
    features: '',
    order: count + 1,
  };
}

export function toForm(service: Service, position: number): ServiceForm {
  return {
    title: service.title,
    description: service.description,
    icon: toServiceIcon(service.icon),
    colour: colourAt(position),
    features: service.features.join('\n'),
    order: service.order,
  };
}

export function toInput(form: ServiceForm): ServiceInput {
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    icon: form.icon,
    features: toFeatures(form.features),
    order: form.order,
  };
}

/** One per line, trimmed; empty lines are dropped. */
export function toFeatures(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
