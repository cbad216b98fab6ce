import { act, screen } from '@testing-library/react';
import { useRemote } from '@/stores/remote';
import { FakeApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { useAskingAgain } from './use-asking-again';

function Names() {
  useAskingAgain();
  const names = useRemote<string[]>('/names');
  return <p>{names.status === 'ready' ? names.value.join() : names.status}</p>;
}

const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));

describe('a read of the site', () => {
  it('is retried when the connection is back', async () => {
    const api = new FakeApi();
    renderSite(<Names />);
    await screen.findByText('failed');
    await comeBack();
    expect(screen.getByText('failed')).toBeVisible();
    api.answer('GET /names', { body: ['Ruth', 'Joseph'] });
    await comeBack();
    expect(screen.getByText('Ruth,Joseph')).toBeVisible();
    await comeBack();
    expect(api.callsOf('GET /names')).toHaveLength(3);
  });

  it('is not retried after the server refused it', async () => {
    const api = new FakeApi();
    api.answer('GET /names', { status: 404, body: { message: 'No such names.' } });
    renderSite(<Names />);
    await screen.findByText('failed');
    await comeBack();
    expect(api.callsOf('GET /names')).toHaveLength(1);
  });
});
