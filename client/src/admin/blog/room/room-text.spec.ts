import { useSession } from '@/stores/session';
import { blankPost } from './room-text';

it('a new post is by whoever begins it', () => {
  useSession.setState({ user: { _id: 'mary', name: 'Mary Banda', email: 'mary@example.com', role: 'editor' } });
  expect(blankPost()).toMatchObject({ authorName: 'Mary Banda', format: 'markdown' });
});
