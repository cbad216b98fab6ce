import { OFFICE } from '@contract/settings';

/** The office on the community map, for whoever wants the way there. */
export const OFFICE_MAP_LINK =
  `https://www.openstreetmap.org/?mlat=${OFFICE.latitude}&mlon=${OFFICE.longitude}` +
  `#map=${OFFICE.zoom}/${OFFICE.latitude}/${OFFICE.longitude}`;

/** The pin, 56 by 80, its tip at the bottom in the middle. Drawn as text because leaflet wants it so. */
export const PIN = `<svg viewBox="0 0 56 80" aria-hidden="true" focusable="false">
  <path class="pin-body" d="M28 80C10 56 0 44 0 28a28 28 0 0 1 56 0c0 16-10 28-28 52z"/>
  <path class="pin-mark" d="M28 16l12 12-12 12-12-12z"/>
</svg>`;
