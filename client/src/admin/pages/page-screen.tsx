import { lazy } from 'react';
import { WriteScreen } from '../texts/write-screen';
import { PageListPage } from './page-list-page';

const PageEditor = lazy(async () => ({ default: (await import('./page-editor')).PageEditor }));

export const PageScreen = () => <WriteScreen list={<PageListPage />} editor={PageEditor} />;
