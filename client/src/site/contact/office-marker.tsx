import { OFFICE } from '@contract/settings';
import type { DivIcon, Icon, Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker, Popup } from 'react-leaflet';
import type { OfficeMapProps } from './office-map';

/** The one marker, with its popup open from the start. */
export function OfficeMarker({ icon, siteName, address }: OfficeMapProps & { icon: Icon | DivIcon }) {
  const marker = useRef<LeafletMarker>(null);
  useEffect(() => {
    marker.current?.openPopup();
  }, []);
  return (
    <Marker ref={marker} position={[OFFICE.latitude, OFFICE.longitude]} icon={icon} title={`${siteName}, ${address}`}>
      <Popup autoPan={false}>
        <b>{siteName}</b>
        <br />
        {address}
      </Popup>
    </Marker>
  );
}
