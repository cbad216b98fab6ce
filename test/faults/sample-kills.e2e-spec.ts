import { PRIVACY_SLUG } from '../../src/contract/privacy-page';
import type { RemovedSamples, SampleContent } from '../../src/contract/sample';
import type { Section } from '../../src/contract/website/section';
import { SECTION_NAMES, SECTIONS } from '../../src/contract/website/sections';
import { toSampleRows } from '../../src/sample/sample-rows';
import { Site } from '../support/site';
import { call, signInAtSite } from '../support/site-calls';

const ROWS = toSampleRows(new Date()).flatMap(({ rows }) => rows.filter(({ slug }) => slug !== PRIVACY_SLUG));

/** All sample content, for Undo. A killed removal returns no answer that lists the removed content. */
const EVERYTHING: RemovedSamples = {
  ids: ROWS.map(({ _id }) => _id.toHexString()),
  sections: SECTION_NAMES.filter(
    (name) => 'isHidden' in SECTIONS[name].words && !(SECTIONS[name] as Section).isNeutral,
  ),
  hadBuiltIn: true,
};

interface Row {
  _id: string;
  slug?: string;
}
/** Leaves out the privacy page, because its default text depends on the visible sections. */
const withoutPrivacy = (rows: Row[]) => rows.filter(({ slug }) => slug !== PRIVACY_SLUG);

const LISTS = ['/services', '/team', '/blogs', '/pages'];
const WEBSITE = '/website?shown=true';

const isHidden = (section: unknown): boolean => (section as { isHidden?: boolean }).isHidden === true;

/** Steps of the removal of sample content, in order, each with a call that shows it. The site is killed after each. */
const SIGNS: [sign: string, path: string, isSeen: (body: Record<string, unknown>) => boolean][] = [
  ['the first step', WEBSITE, (website) => 'isOwn' in website],
  ['a person', '/team', (team) => (team as unknown as unknown[]).length < 10],
  ['a page', '/pages', (pages) => (pages as unknown as unknown[]).length < 13],
  ['a section', WEBSITE, ({ hero }) => isHidden(hero)],
  ['the last section', WEBSITE, (website) => isHidden(website[EVERYTHING.sections.at(-1) as string])],
];

describe('site killed during sample removal', () => {
  let site: Site;
  let admin: Record<string, string>;
  let own: string;
  beforeAll(async () => {
    site = await Site.start({ SAMPLE_CONTENT: 'true' });
    admin = await signInAtSite(site);
    const member = { name: 'Agness Own', role: 'Teacher', image: '', bio: '' };
    own = (await call(site, 'POST', '/team', member, admin)).body._id;
  });
  afterAll(() => site.stop());

  const read = async <T>(path: string): Promise<T> => {
    const { status, body } = await call(site, 'GET', path, undefined, admin);
    expect([path, status]).toEqual([path, 200]);
    return body as T;
  };
  const stored = () => Promise.all([...LISTS, WEBSITE].map((path) => read<object>(path)));
  const post = (path: string, body: object) => call(site, 'POST', path, body, admin);

  it.each(SIGNS)(
    'loses nothing and completes on retry once %s is gone',
    async (_sign, path, isSeen) => {
      const before = await stored();
      let isAnswered = false;
      const removing = post('/sample/remove', {}).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && !isSeen(await read<Record<string, unknown>>(path)));
      await site.kill();
      await removing;
      await site.run();
      admin = await signInAtSite(site);

      // Expects that the remaining records are unchanged, and that only sample records are missing.
      for (const [place, list] of LISTS.entries()) {
        const was = withoutPrivacy(before[place] as Row[]);
        const is = withoutPrivacy(await read<Row[]>(list));
        expect(was).toEqual(expect.arrayContaining(is));
        const ids = is.map(({ _id }) => _id);
        expect(was.map(({ _id }) => _id).filter((id) => !ids.includes(id) && !EVERYTHING.ids.includes(id))).toEqual([]);
      }

      expect((await post('/sample/remove', {})).status).toBe(200);
      expect(await read<SampleContent>('/sample')).toEqual({
        posts: [],
        team: [],
        services: [],
        pages: [],
        sections: [],
      });
      expect((await read<{ _id: string }[]>('/team')).map(({ _id }) => _id)).toEqual([own]);

      expect((await post('/sample/restore', EVERYTHING)).status).toBe(200);
      expect(await stored()).toEqual(before);
    },
    90_000,
  );
});
