import { lazy } from 'react';
import { WriteScreen } from '../texts/write-screen';
import { ServiceListPage } from './service-list-page';

const ServiceEditor = lazy(async () => ({ default: (await import('./service-editor')).ServiceEditor }));

export const ServiceScreen = () => <WriteScreen list={<ServiceListPage />} editor={ServiceEditor} />;
