import { SERVICE_CARD_COLOURS, type SERVICE_FIELDS, type Service, toServiceIcon } from '@contract/services';
import type { FormOf } from '../shared/fields/record-form';

export type CardColour = (typeof SERVICE_CARD_COLOURS)[number];

export interface ServiceForm extends FormOf<typeof SERVICE_FIELDS> {
  /** Shown in the form, but not sent: the service's position in the list decides the colour. */
  colour: CardColour;
}

/** Returns the colour of the service at a position of the whole list, counted from 0. */
export function colourAt(position: number): CardColour {
  return SERVICE_CARD_COLOURS[position % SERVICE_CARD_COLOURS.length] ?? SERVICE_CARD_COLOURS[0];
}

/** Returns the form of a new service, placed after the existing ones. @param count number of existing services */
export const newServiceForm = (count: number) => ({ colour: colourAt(count), order: count + 1 });

export const serviceFormOf = (service: Service, position: number) => ({
  icon: toServiceIcon(service.icon),
  colour: colourAt(position),
});
