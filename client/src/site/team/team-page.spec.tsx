import { WEBSITE_READ } from '@contract/rendering';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { renderSite, SAMPLE_WEBSITE } from '@/testing/render-site';
import { Page } from './team-page';

const member = (name: string, role: string, place: object = {}) => ({
  _id: name,
  id: name,
  name,
  role,
  image: '',
  bio: '',
  ...place,
});
const reads = (...members: Array<ReturnType<typeof member>>) => ({
  'list:/team': { value: { items: members, total: members.length } },
});
const namesUnder = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('the team page', () => {
  const api = freshApi();
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('shows leaders first and sorts both groups by role', () => {
    renderSite(<Page />, {
      reads: reads(
        member('Officer', 'Finance Officer'),
        member('Director', 'Director of Programmes'),
        member('Other', 'Robotics Instructor'),
        member('Founder', 'Founder'),
        member('Manager', 'Marketing Manager'),
        member('Lead', 'Design Lead'),
        member('CTO', 'CTO'),
      ),
    });
    expect(namesUnder('Leadership Team')).toEqual(['Founder', 'CTO', 'Director']);
    expect(namesUnder('Our Team')).toEqual(['Lead', 'Manager', 'Officer', 'Other']);
  });

  it('sorts members with an order first and respects chosen leaders', () => {
    renderSite(<Page />, {
      reads: reads(
        member('CEO', 'CEO', { order: 0, group: 'role' }),
        member('Chair', 'Chair of the board', { order: 1, group: 'leaders' }),
        member('Director', 'Director of Studies', { order: 0, group: 'others' }),
        member('Second', 'Driver', { order: 2, group: 'role' }),
        member('First', 'Cook', { order: 1, group: 'role' }),
      ),
    });
    expect(namesUnder('Leadership Team')).toEqual(['Chair', 'CEO']);
    expect(namesUnder('Our Team')).toEqual(['First', 'Second', 'Director']);
  });

  it('does not mistake a coordinator for a COO', () => {
    renderSite(<Page />, { reads: reads(member('Ruth', 'Coordinator')) });
    expect(screen.queryByRole('region', { name: 'Leadership Team' })).not.toBeInTheDocument();
    expect(namesUnder('Our Team')).toEqual(['Ruth']);
  });

  it('shows the nine defaults without a note while none is stored', () => {
    renderSite(<Page />, { reads: reads() });
    expect([...namesUnder('Leadership Team'), ...namesUnder('Our Team')]).toHaveLength(9);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('shows nobody without members after the samples were removed', async () => {
    const own = { [WEBSITE_READ]: { value: { ...SAMPLE_WEBSITE, isOwn: true } } };
    const { unmount } = renderSite(<Page />, { reads: { ...reads(), ...own } });
    expect(screen.getByText('No team members yet.')).toBeVisible();
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
    unmount();
    api.answer('GET /team', () => new Promise(() => undefined));
    renderSite(<Page />, { reads: { 'list:/team': { status: 500, message: 'Broken.' }, ...own } });
    expect(screen.getByText('We could not load the list.')).toBeVisible();
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  });

  it('shows the defaults with Retry when the list cannot be read', async () => {
    renderSite(<Page />, { reads: { 'list:/team': { status: 500, message: 'Broken.' } } });
    expect([...namesUnder('Leadership Team'), ...namesUnder('Our Team')]).toHaveLength(9);
    api.answer('GET /team', { body: [member('Ruth', 'Teacher')], headers: { 'X-Total-Count': '1' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Ruth' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('shows that it is loading', () => {
    api.answer('GET /team', () => new Promise(() => undefined));
    renderSite(<Page />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading team members...');
  });

  it('links applicants to the contact form with its subject', () => {
    renderSite(<Page />, { reads: reads() });
    const join = within(screen.getByRole('region', { name: 'Join Our Team' }));
    const link = join.getByRole('link', { name: 'View Open Positions' });
    expect(link).toHaveAttribute('href', '/contact?subject=Open+Positions');
  });

  it("uses the owner's subject", () => {
    const website = { ...SAMPLE_WEBSITE, join: { ...SAMPLE_WEBSITE.join, button: 'Write', subject: 'Teach & drive' } };
    renderSite(<Page />, { reads: { ...reads(), [WEBSITE_READ]: { value: website } } });
    const link = screen.getByRole('link', { name: 'Write' });
    expect(link).toHaveAttribute('href', '/contact?subject=Teach+%26+drive');
  });

  it('shows the four values', () => {
    renderSite(<Page />, { reads: reads() });
    const terms = within(screen.getByRole('region', { name: 'Our Values' })).getAllByRole('term');
    expect(terms.map((term) => term.textContent)).toEqual(['Accessibility', 'Innovation', 'Integrity', 'Empowerment']);
  });
});
