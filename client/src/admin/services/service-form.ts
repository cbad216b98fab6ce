import { SERVICE_CARD_COLOURS, type SERVICE_FIELDS, type Service, toServiceIcon } from '@contract/services';
import type { FormOf } from '../shared/fields/record-form';

export type CardColour = (typeof SERVICE_CARD_COLOURS)[number];

export interface ServiceForm extends FormOf<typeof SERVICE_FIELDS> {
  /** Shown in the form, but not sent to the server. The colour depends on the position of the service in the list. */
  colour: CardColour;
}

/** Returns the colour of a service by its position in the list of all services, from 0. */
export function colourAt(position: number): CardColour {
  return SERVICE_CARD_COLOURS[position % SERVICE_CARD_COLOURS.length] ?? SERVICE_CARD_COLOURS[0];
}

/**
 * Returns the initial values of a new service, which gets the last place in the list. @param count number of existing
 * services
 */
export const newServiceForm = (count: number) => ({ colour: colourAt(count), order: count + 1 });

export const serviceFormOf = (service: Service, position: number) => ({
  icon: toServiceIcon(service.icon),
  colour: colourAt(position),
});
