import { SERVICE_CARD_COLOURS, type SERVICE_FIELDS, type Service, toServiceIcon } from '@contract/services';
import type { FormOf } from '../shared/fields/record-form';

export type CardColour = (typeof SERVICE_CARD_COLOURS)[number];

export interface ServiceForm extends FormOf<typeof SERVICE_FIELDS> {
  /** Only a choice on the screen, never sent: the card's place decides its colour. */
  colour: CardColour;
}

/** Returns the colour of the card at `position`, counted from 0 over the whole list. */
export function colourAt(position: number): CardColour {
  return SERVICE_CARD_COLOURS[position % SERVICE_CARD_COLOURS.length] ?? SERVICE_CARD_COLOURS[0];
}

/** Places a new service after the `count` existing ones. */
export const newServiceForm = (count: number) => ({ colour: colourAt(count), order: count + 1 });

export const serviceFormOf = (service: Service, position: number) => ({
  icon: toServiceIcon(service.icon),
  colour: colourAt(position),
});
