import { useSession } from '@/stores/session';
import { FakeApi } from '@/testing/fake-api';
import { useQuotes } from './quote-store';

describe('loaded quotes', () => {
  it('are dropped for the next user', async () => {
    const api = new FakeApi();
    api.answer('GET /project/admin/quote/r1', { body: { _id: 'q1', projectRequestId: 'r1', price: 4_500 } });
    useSession.setState({ status: 'signed-in' });
    await useQuotes.getState().load('r1');
    expect(useQuotes.getState().remotes.r1).toMatchObject({ status: 'ready', value: { price: 4_500 } });

    useSession.getState().signOut();
    expect(useQuotes.getState().remotes).toEqual({});
  });
});
