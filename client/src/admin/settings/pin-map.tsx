import { MAP_ZOOM } from '@contract/visitor-settings';
import type { LatLng, Marker as LeafletMarker } from 'leaflet';
import { useEffect, useState } from 'react';
import { AttributionControl, MapContainer, Marker, useMap, useMapEvents, ZoomControl } from 'react-leaflet';
import { PIN_ICON, Streets } from '@/ui/street-map';
import styles from './map-input.module.css';

interface PinMapProps {
  latitude: number;
  longitude: number;
  onMove: (latitude: number, longitude: number) => void;
}

const rounded = (degrees: number): number => Number(degrees.toFixed(6));

/** Street map with a pin that the user drags. If the streets cannot load, the pin can still be moved. */
export function PinMap({ latitude, longitude, onMove }: PinMapProps) {
  const [hasStreets, setHasStreets] = useState(true);
  const place = (at: LatLng) => {
    const { lat, lng } = at.wrap();
    onMove(rounded(lat), rounded(lng));
  };
  return (
    <>
      <MapContainer
        center={[latitude, longitude]}
        zoom={MAP_ZOOM}
        scrollWheelZoom={false}
        attributionControl={false}
        zoomControl={false}
      >
        <AttributionControl prefix={false} />
        <ZoomControl position="bottomleft" />
        <Streets onShown={() => setHasStreets(true)} onFailed={() => setHasStreets(false)} />
        <Marker
          position={[latitude, longitude]}
          icon={PIN_ICON}
          draggable
          // The pin cannot be moved by keys. Keyboard users type the coordinates instead.
          keyboard={false}
          eventHandlers={{ dragend: ({ target }) => place((target as LeafletMarker).getLatLng()) }}
        />
        <Follow latitude={latitude} longitude={longitude} />
        <Presses onPress={place} />
      </MapContainer>
      {!hasStreets && (
        <p role="status" className={styles.notice}>
          Failed to load the map. You can enter the coordinates instead.
        </p>
      )}
    </>
  );
}

function Follow({ latitude, longitude }: Pick<PinMapProps, 'latitude' | 'longitude'>) {
  const map = useMap();
  useEffect(() => {
    if (!map.getBounds().contains([latitude, longitude])) map.setView([latitude, longitude]);
  }, [map, latitude, longitude]);
  return null;
}

function Presses({ onPress }: { onPress: (at: LatLng) => void }) {
  useMapEvents({ click: ({ latlng }) => onPress(latlng) });
  return null;
}
