import 'leaflet/dist/leaflet.css';
import { OFFICE } from '@contract/settings';
import { Browser, divIcon } from 'leaflet';
import { useState } from 'react';
import { AttributionControl, MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import styles from './office-map.module.css';
import { type OfficeMapProps, OfficeMarker } from './office-marker';

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const ATTRIBUTION = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** The pin, 56 by 80, its tip at the bottom in the middle. Drawn as text because leaflet wants it so. */
const PIN = `<svg viewBox="0 0 56 80" aria-hidden="true" focusable="false">
  <path class="pin-body" d="M28 80C10 56 0 44 0 28a28 28 0 0 1 56 0c0 16-10 28-28 52z"/>
  <path class="pin-mark" d="M28 16l12 12-12 12-12-12z"/>
</svg>`;

const icon = divIcon({
  className: styles.pin,
  html: PIN,
  iconSize: [56, 80],
  iconAnchor: [28, 80],
  popupAnchor: [0, -76],
});

/** The interactive map. Import it in an effect only: leaflet asks for a window as soon as it is loaded. */
export function OfficeMap({ siteName, address }: OfficeMapProps) {
  const [tiles, setTiles] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  const handleRetry = () => {
    setTiles('loading');
    setAttempt((count) => count + 1);
  };

  return (
    <section className={styles.frame} aria-label={`Map: ${siteName}`}>
      <MapContainer
        className={styles.map}
        center={[OFFICE.latitude, OFFICE.longitude]}
        zoom={OFFICE.zoom}
        scrollWheelZoom={false}
        // with one finger a phone scrolls the page past the map; two fingers move it
        dragging={!Browser.mobile}
        attributionControl={false}
        zoomControl={false}
      >
        <AttributionControl prefix={false} />
        {/* at the bottom, where the popup never is */}
        <ZoomControl position="bottomleft" />
        <TileLayer
          key={attempt}
          url={TILES}
          attribution={ATTRIBUTION}
          eventHandlers={{
            tileload: () => setTiles('shown'),
            tileerror: () => setTiles((now) => (now === 'shown' ? now : 'failed')),
          }}
        />
        <OfficeMarker icon={icon} siteName={siteName} address={address} />
      </MapContainer>
      {tiles === 'failed' && (
        <p className={styles.notice} role="status">
          The streets could not be loaded.
          <button type="button" onClick={handleRetry}>
            Try again
          </button>
        </p>
      )}
    </section>
  );
}
