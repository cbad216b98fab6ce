import { lazy } from 'react';
import { WriteScreen } from '../texts/write-screen';
import { PostListPage } from './post-list-page';

const PostRoom = lazy(async () => ({ default: (await import('./room/post-room')).PostRoom }));

export const BlogScreen = () => <WriteScreen kind="post" list={<PostListPage />} room={PostRoom} />;
