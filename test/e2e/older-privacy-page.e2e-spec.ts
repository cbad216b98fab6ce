import { privacyPage } from '../../src/contract/privacy-page';
import { signInAsAdmin } from '../support/accounts';
import { startTestApp } from '../support/app';
import { newFolder } from '../support/archives';
import { unpackOlderFolder } from '../support/older-data';

it('a privacy page that an older version stored, and nobody has changed, says what is true today', async () => {
  const folder = newFolder();
  unpackOlderFolder(folder.path);
  const test = await startTestApp({ DATA_DIR: folder.path, MONGODB_URI: '' });
  try {
    const shown = async () => (await test.http.get('/api/pages/by-slug/privacy').expect(200)).body.content;
    const stored = await test.connection.collection('pages').findOne({ slug: 'privacy' });
    expect(stored?.content).not.toContain('comment');
    expect(await shown()).toBe(privacyPage(24).content);
    const admin = await signInAsAdmin(test);
    await test.http.put('/api/settings').set(admin).send({ retentionMonths: 6 }).expect(200);
    expect(await shown()).toBe(privacyPage(6).content);
  } finally {
    await test.close();
    folder.remove();
  }
});
