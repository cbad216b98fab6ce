import { MAP_ZOOM } from '@contract/visitor-settings';
import { Browser } from 'leaflet';
import { useState } from 'react';
import { AttributionControl, MapContainer, ZoomControl } from 'react-leaflet';
import { PIN_ICON, Streets } from '@/ui/street-map';
import styles from './office-map.module.css';
import { type OfficeMapProps, OfficeMarker } from './office-marker';

/** Interactive map. Import this file only in an effect, because Leaflet needs `window`, which the server lacks. */
export function OfficeMap(office: OfficeMapProps) {
  const [tiles, setTiles] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  const handleRetry = () => {
    setTiles('loading');
    setAttempt((count) => count + 1);
  };

  return (
    <section className={styles.frame} aria-label={`Map: ${office.siteName}`}>
      <MapContainer
        className={styles.map}
        center={[office.latitude, office.longitude]}
        zoom={MAP_ZOOM}
        scrollWheelZoom={false}
        // On a phone, one finger scrolls the page and two fingers move the map.
        dragging={!Browser.mobile}
        attributionControl={false}
        zoomControl={false}
      >
        <AttributionControl prefix={false} />
        {/* The zoom buttons are at the bottom left, because the popup does not cover this corner. */}
        <ZoomControl position="bottomleft" />
        <Streets
          key={attempt}
          onShown={() => setTiles('shown')}
          onFailed={() => setTiles((now) => (now === 'shown' ? now : 'failed'))}
        />
        <OfficeMarker icon={PIN_ICON} {...office} />
      </MapContainer>
      {tiles === 'failed' && (
        <p className={`row gap-x-3 small on-white rounded shadow ${styles.notice}`} role="status">
          We could not load the street map.
          <button type="button" className="text-button semibold" onClick={handleRetry}>
            Retry
          </button>
        </p>
      )}
    </section>
  );
}
