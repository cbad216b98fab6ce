import { MAP_ZOOM } from '@contract/visitor-settings';
import { type ComponentType, useState } from 'react';
import { useInView } from '@/lib/use-in-view';
import { useArt } from '@/stores/art';
import { useSettings } from '@/stores/settings-store';
import { useFixedSection } from '@/stores/website-store';
import styles from './find-us.module.css';
import type { OfficeMapProps } from './office-marker';

const mapLink = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`;

const NEAR = '400px';

/** Shows the organisation's address. An interactive map replaces the illustration once the visitor is near it. */
export function FindUs() {
  const { siteName, address, mapLatitude: latitude, mapLongitude: longitude } = useSettings();
  const { find, map: mapTexts } = useFixedSection('contactForms');
  const streets = useArt('/art/streets.svg');
  const [OfficeMap, setOfficeMap] = useState<ComponentType<OfficeMapProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = () =>
    void import('./office-map').then(
      (loaded) => setOfficeMap(() => loaded.OfficeMap),
      () => setHasFailed(true),
    );
  const place = useInView<HTMLDivElement>(0, load, NEAR);

  return (
    <section id="find" data-section="contactForms" className={styles.find} aria-labelledby="find-title">
      <div className="page-width row baseline spread gap-2 gap-x-6 below-6">
        <h2 id="find-title">{find}</h2>
        <a className="touch semibold" href={mapLink(latitude, longitude)} rel="noopener">
          {mapTexts}
        </a>
      </div>
      <div ref={place} className={`holds clips on-mist ${styles.map}`}>
        {OfficeMap ? (
          <OfficeMap siteName={siteName} address={address} latitude={latitude} longitude={longitude} />
        ) : (
          <>
            {/* The image has no alt text, because it is only an illustration without real streets. */}
            <img
              className={`full full-height ${styles.drawing}`}
              src={streets}
              alt=""
              width={1280}
              height={400}
              loading="lazy"
            />
            <div className={`pad-3-4 small snug on-white rounded shadow ${styles.card}`}>
              <p>
                <b>{siteName}</b>
                <br />
                {address}
              </p>
              {hasFailed && (
                <p role="alert">
                  We could not load the map.{' '}
                  <button type="button" className="text-button semibold" onClick={load}>
                    Retry
                  </button>
                </p>
              )}
            </div>
          </>
        )}
      </div>
    </section>
  );
}
