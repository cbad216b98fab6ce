import { lazy } from 'react';
import { WriteScreen } from '../texts/write-screen';
import { PostListPage } from './post-list-page';

const PostEditor = lazy(async () => ({ default: (await import('./post-editor')).PostEditor }));

export const BlogScreen = () => <WriteScreen list={<PostListPage />} editor={PostEditor} hasNew />;
