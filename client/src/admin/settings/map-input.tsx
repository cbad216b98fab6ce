import { Form } from 'antd';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../lazy-component/lazy-component';
import styles from './map-input.module.css';
import type { SettingsForm } from './settings-tabs';

const PinMap = lazyComponent(
  async () => (await import('./pin-map')).PinMap,
  () => (
    <p className="pad-4" role="alert">
      Failed to load the map. Enter the coordinates instead, or reload the page.
    </p>
  ),
);

export function MapInput() {
  const form = Form.useFormInstance<SettingsForm>();
  const latitude: unknown = Form.useWatch('mapLatitude', form);
  const longitude: unknown = Form.useWatch('mapLongitude', form);
  const [last, setLast] = useState<[latitude: number, longitude: number] | null>(null);
  const isPlace = typeof latitude === 'number' && typeof longitude === 'number';
  if (isPlace && (last?.[0] !== latitude || last[1] !== longitude)) setLast([latitude, longitude]);

  return (
    <div className="across below-6">
      <div className={`holds clips on-mist rounded ${styles.map}`}>
        {last && (
          <Suspense>
            <PinMap
              latitude={last[0]}
              longitude={last[1]}
              onMove={(mapLatitude, mapLongitude) => {
                form.setFieldsValue({ mapLatitude, mapLongitude });
                void form.validateFields(['mapLatitude', 'mapLongitude']);
              }}
            />
          </Suspense>
        )}
      </div>
      <p className={`above-2 muted ${styles.hint}`}>
        Drag the pin to your place, or select the place on the map. The coordinates above will then change.
      </p>
    </div>
  );
}
