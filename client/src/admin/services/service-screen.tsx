import { lazy } from 'react';
import { WriteScreen } from '../texts/write-screen';
import { ServiceListPage } from './service-list-page';

const ServiceRoom = lazy(async () => ({ default: (await import('./room/service-room')).ServiceRoom }));

export const ServiceScreen = () => <WriteScreen kind="service" list={<ServiceListPage />} room={ServiceRoom} />;
