import type { DivIcon, LeafletKeyboardEvent, Marker as LeafletMarker } from 'leaflet';
import { useCallback, useEffect, useRef } from 'react';
import { Marker, Popup } from 'react-leaflet';

export interface OfficeMapProps {
  siteName: string;
  address: string;
  latitude: number;
  longitude: number;
}

/** The one marker, with its popup open from the start. Enter opens it, Escape closes it. */
export function OfficeMarker({ icon, siteName, address, latitude, longitude }: OfficeMapProps & { icon: DivIcon }) {
  const marker = useRef<LeafletMarker>(null);
  useEffect(() => {
    marker.current?.openPopup();
  }, []);

  // react-leaflet does the same, but only after the words were painted where an empty popup would be.
  const placePopup = useCallback(() => {
    marker.current?.getPopup()?.update();
  }, []);

  const handleKeyDown = ({ originalEvent }: LeafletKeyboardEvent) => {
    if (originalEvent.key === 'Escape') marker.current?.closePopup();
  };
  const handleClose = () => {
    // the close button goes away with the popup: the focus returns to what opened it
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
