import type { ProjectRequestWithThread } from '@contract/project';
import { screen, within } from '@testing-library/react';
import type { FakeApi } from '@/testing/fake-api';
import { later, request, requestApi, time } from '@/testing/office-request';
import { fill, renderAdmin } from '@/testing/render-admin';
import { StepsCard } from './steps-card';

const PUT = 'PUT /project/r1/steps';
const accepted: ProjectRequestWithThread = {
  ...request,
  status: 'accepted',
  steps: [
    { label: 'Design', date: '', doneAt: time },
    { label: 'Build', date: '2026-12-22', doneAt: '' },
    { label: 'Train', date: '', doneAt: '' },
  ],
};

describe('steps of a request', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = requestApi();
    api.answer(PUT, { body: { ...accepted, updatedAt: later } });
  });
  const dialog = () => within(screen.getByRole('dialog', { name: 'Steps after acceptance' }));
  const open = async (stored = accepted) => {
    const user = renderAdmin(<StepsCard request={stored} />);
    await user.click(screen.getByRole('button', { name: /^(Edit|Add) steps$/ }));
    return user;
  };

  it('are shown with their state, and only once the request is accepted', () => {
    renderAdmin(<StepsCard request={request} />);
    expect(screen.queryByRole('region', { name: 'Steps' })).toBeNull();
    renderAdmin(<StepsCard request={accepted} />, { role: 'viewer' });
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'DesignDone, November 20, 2026',
      'BuildNext, December 22, 2026',
      'TrainComing',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are edited and marked as done, with an email to the client', async () => {
    const user = await open();
    expect(dialog().queryByRole('switch', { name: 'Email the client about finished steps' })).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Remove Step 3' }));
    await user.click(dialog().getByRole('button', { name: 'Add step' }));
    await fill(user, dialog().getAllByRole('textbox', { name: 'Step' })[2] as HTMLElement, ' Hand over ');
    await user.click(dialog().getByRole('button', { name: 'Move Step 3 up' }));
    await user.click(dialog().getAllByRole('switch', { name: 'Done' })[2] as HTMLElement);
    const notify = await dialog().findByRole('switch', { name: 'Email the client about finished steps' });
    expect(notify).toBeChecked();
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Steps saved')).toBeVisible();
    expect(api.callsOf(PUT)[0]?.body).toEqual({
      steps: [
        { label: 'Design', date: '', doneAt: time },
        { label: 'Hand over', date: '', doneAt: '' },
        { label: 'Build', date: '2026-12-22', doneAt: expect.stringMatching(/Z$/) },
      ],
      notify: true,
      updatedAt: time,
    });
  });

  it('conflict with a colleague’s steps and keep the typed ones', async () => {
    const theirs = { ...accepted, updatedAt: later, steps: [] };
    api.answer(PUT, { status: 409, body: { message: 'Changed.', current: theirs } });
    const user = await open();
    await user.click(dialog().getByRole('button', { name: 'Remove Step 1' }));
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(/Build, December 22, 2026/)).toBeVisible();
  });

  it('ask for a text of each step', async () => {
    const user = await open({ ...accepted, steps: [] });
    expect(dialog().getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog().getByRole('button', { name: 'Add step' }));
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText('Please describe this step.')).toBeVisible();
    expect(api.callsOf(PUT)).toHaveLength(0);
  });
});
