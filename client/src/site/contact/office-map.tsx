import 'leaflet/dist/leaflet.css';
import { OFFICE } from '@contract/settings';
import { Browser, divIcon, type Map as LeafletMap } from 'leaflet';
import { useRef, useState } from 'react';
import { MapContainer, TileLayer } from 'react-leaflet';
import styles from './office-map.module.css';
import { OfficeMarker } from './office-marker';
import { OFFICE_MAP_LINK, PIN } from './office-place';

export interface OfficeMapProps {
  siteName: string;
  address: string;
}

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const ATTRIBUTION = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

const icon = divIcon({
  className: styles.pin,
  html: PIN,
  iconSize: [56, 80],
  iconAnchor: [28, 80],
  popupAnchor: [0, -76],
});

/** The interactive map. Import it in an effect only: leaflet asks for a window as soon as it is loaded. */
export function OfficeMap({ siteName, address }: OfficeMapProps) {
  const map = useRef<LeafletMap>(null);
  const [tiles, setTiles] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  const handleReady = () => {
    map.current?.attributionControl.setPrefix(false);
  };
  const handleRetry = () => {
    setTiles('loading');
    setAttempt((count) => count + 1);
  };

  return (
    <section className={styles.frame} aria-label={`Map: ${siteName}`}>
      <MapContainer
        ref={map}
        className={styles.map}
        center={[OFFICE.latitude, OFFICE.longitude]}
        zoom={OFFICE.zoom}
        scrollWheelZoom={false}
        // with one finger a phone scrolls the page past the map; two fingers move it
        dragging={!Browser.mobile}
        attributionControl
        whenReady={handleReady}
      >
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
          The streets could not be loaded. <a href={OFFICE_MAP_LINK}>Open the map</a>
          <button type="button" onClick={handleRetry}>
            Try again
          </button>
        </p>
      )}
    </section>
  );
}
