import { lazy } from 'react';
import { WriteScreen } from '../texts/write-screen';
import { PageListPage } from './page-list-page';

const PageRoom = lazy(async () => ({ default: (await import('./room/page-room')).PageRoom }));

export const PageScreen = () => <WriteScreen kind="page" list={<PageListPage />} room={PageRoom} />;
