import type { Blog } from '../../src/contract/blogs';
import type { MediaFile } from '../../src/contract/media';
import type { EditedText } from '../../src/contract/texts';
import type { Versions } from '../../src/contract/versions';
import type { SignedIn } from './accounts';
import type { TestApp } from './app';
import { createBlog } from './content';
import { imageOf } from './files';

/** Changes of a text or an upload, each made by one call or several. */
export const WRITING_EVENTS = ['create', 'save', 'draft', 'publish', 'discard', 'replace', 'remove'] as const;
export type WritingEvent = (typeof WRITING_EVENTS)[number];

export const TEXTS = { first: 'First text.', second: 'Second text.', third: 'Third text.' };

/** State of the test data: a post, and an image that is used in three places. */
export interface Written {
  post: Blog | null;
  /** Earlier versions of the post, newest first. */
  former: unknown[];
  draft: EditedText<'blogs'>['draft'];
  media: MediaFile[];
  /** URL of the image in the post, on the page and on the home page. */
  shown: string[];
}

const SLUG = 'our-vision';
const PAGE = { title: 'Vision', slug: SLUG, status: 'published', format: 'markdown' };

const get = async (test: TestApp, staff: SignedIn, path: string) =>
  (await test.http.get(`/api${path}`).set(staff).expect(200)).body;

export async function readWritten(test: TestApp, staff: SignedIn): Promise<Written> {
  const post = ((await get(test, staff, '/blogs?status=all')) as Blog[])[0] ?? null;
  const { former } = (post ? await get(test, staff, `/versions/post/${post._id}`) : { former: [] }) as Versions;
  const texts = former.map(({ _id }) => get(test, staff, `/versions/post/${post._id}/${_id}`));
  const page = await test.http.get(`/api/pages/by-slug/${SLUG}`).set(staff);
  const shown = [
    post?.image,
    /\((\S+)\)/.exec(page.body.content)?.[1],
    (await get(test, staff, '/website')).hero.image,
  ];
  return {
    post,
    former: (await Promise.all(texts)).map(({ fields }) => fields.content),
    draft: post && (await get(test, staff, `/blogs/${post._id}/draft`)).draft,
    media: await get(test, staff, '/media'),
    shown: shown.map((path) => path ?? ''),
  };
}

/** Creates the records that the event needs. */
export async function beginWriting(test: TestApp, staff: SignedIn, event: WritingEvent): Promise<void> {
  if (event === 'create') return;
  const { body } = await test.http
    .post('/api/uploads')
    .set(staff)
    .attach('file', await imageOf(64, 40, 'png'), 'school.png')
    .expect(201);
  const image = body.filePath as string;
  const post = await createBlog(test, staff, { content: TEXTS.first, image });
  await test.http
    .post('/api/pages')
    .set(staff)
    .send({ ...PAGE, content: `![A school](${image})` })
    .expect(201);
  await test.http.put('/api/website/hero').set(staff).send({ picture: 'own', image }).expect(200);
  if (event === 'publish' || event === 'discard') await saveDraft(test, staff, `/api/blogs/${post._id}`);
}

const saveDraft = (test: TestApp, staff: SignedIn, path: string) =>
  test.http
    .put(`${path}/draft`)
    .set(staff)
    .send({ fields: { content: TEXTS.second }, version: 0, basedOn: 0 })
    .expect(200);

/** Makes the event happen, with the calls that the back office makes. */
export async function write(test: TestApp, staff: SignedIn, event: WritingEvent): Promise<void> {
  if (event === 'create') {
    await createBlog(test, staff, { content: TEXTS.first });
    return;
  }
  const { post, media } = await readWritten(test, staff);
  const path = `/api/blogs/${post?._id}`;
  const { updatedAt } = post as Blog;
  if (event === 'save') await test.http.put(path).set(staff).send({ content: TEXTS.second, updatedAt }).expect(200);
  if (event === 'draft') await saveDraft(test, staff, path);
  if (event === 'remove') await test.http.delete(path).set(staff).expect(200);
  const version = 1;
  if (event === 'publish') await test.http.post(`${path}/publish`).set(staff).send({ version }).expect(200);
  if (event === 'discard') await test.http.delete(`${path}/draft`).set(staff).send({ version }).expect(200);
  if (event === 'replace') {
    const replace = test.http.post(`/api/media/${media[0]._id}/replace`).set(staff);
    await replace.attach('file', await imageOf(80, 50, 'png'), 'new.png').expect(200);
  }
}
