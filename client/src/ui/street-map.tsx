import 'leaflet/dist/leaflet.css';
import { divIcon } from 'leaflet';
import { useEffect, useSyncExternalStore } from 'react';
import { TileLayer } from 'react-leaflet';

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const ATTRIBUTION = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** Map pin of 56 × 80 units. Its tip is at the bottom centre. Leaflet needs it as a string. */
const PIN = `<svg viewBox="0 0 56 80" aria-hidden="true" focusable="false">
  <path fill="var(--forest)" d="M28 80C10 56 0 44 0 28a28 28 0 0 1 56 0c0 16-10 28-28 52z"/>
  <path fill="var(--sun)" d="M28 16l12 12-12 12-12-12z"/>
</svg>`;

export const PIN_ICON = divIcon({
  className: '',
  html: PIN,
  iconSize: [56, 80],
  iconAnchor: [28, 80],
  popupAnchor: [0, -76],
});

const listen = (changed: () => void) => {
  for (const event of ['online', 'offline']) window.addEventListener(event, changed);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, changed);
  };
};
const useIsOnline = () => useSyncExternalStore(listen, () => navigator.onLine);

/** Map tiles. Import this file only in an effect, because Leaflet needs `window`, which the server lacks. */
export function Streets({ onShown, onFailed }: { onShown: () => void; onFailed: () => void }) {
  const isOnline = useIsOnline();
  // Reports a failure at once if the browser is offline, because no tile can load.
  useEffect(() => (isOnline ? undefined : onFailed()), [isOnline, onFailed]);
  if (!isOnline) return null;
  return <TileLayer url={TILES} attribution={ATTRIBUTION} eventHandlers={{ tileload: onShown, tileerror: onFailed }} />;
}
