import type { DivIcon, LeafletKeyboardEvent, Marker as LeafletMarker } from 'leaflet';
import { useCallback, useEffect, useRef } from 'react';
import { Marker, Popup } from 'react-leaflet';

export interface OfficeMapProps {
  siteName: string;
  address: string;
  latitude: number;
  longitude: number;
}

/** Marker on the map. Its popup is open at first. Enter opens the popup, Escape closes it. */
export function OfficeMarker({ icon, siteName, address, latitude, longitude }: OfficeMapProps & { icon: DivIcon }) {
  const marker = useRef<LeafletMarker>(null);
  useEffect(() => {
    marker.current?.openPopup();
  }, []);

  // Places the popup before the browser paints it. react-leaflet would do so only afterwards.
  const placePopup = useCallback(() => {
    marker.current?.getPopup()?.update();
  }, []);

  const handleKeyDown = ({ originalEvent }: LeafletKeyboardEvent) => {
    if (originalEvent.key === 'Escape') marker.current?.closePopup();
  };
  const handleClose = () => {
    // The close button disappears with the popup, so the focus returns to the marker.
    const popup = marker.current?.getPopup()?.getElement();
    if (popup?.contains(document.activeElement)) marker.current?.getElement()?.focus({ preventScroll: true });
  };

  return (
    <Marker
      ref={marker}
      position={[latitude, longitude]}
      icon={icon}
      title={`${siteName}, ${address}`}
      eventHandlers={{ keydown: handleKeyDown, popupclose: handleClose }}
    >
      <Popup autoPan={false}>
        <b ref={placePopup}>{siteName}</b>
        <br />
        {address}
      </Popup>
    </Marker>
  );
}
