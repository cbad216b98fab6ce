import { MongoClient } from 'mongodb';
import { replaceUnderLoad, UNDER_LOAD } from '../support/replace-under-load';
import { Site } from '../support/site';
import { describeShared, emptyDatabase } from '../support/two-apps';

describeShared('two processes on one MongoDB behind nginx', () => {
  it('restart in turn under load, with every acknowledged write stored once', async () => {
    const uri = await emptyDatabase('rolling');
    const sites: Site[] = [];
    try {
      while (sites.length < 2) sites.push(await Site.start({ ...UNDER_LOAD, MONGODB_URI: uri, DRAIN_SECONDS: '1' }));
      const acknowledged = await replaceUnderLoad(sites);
      const client = await MongoClient.connect(uri);
      expect(await client.db().collection('contacts').countDocuments()).toBe(acknowledged);
      await client.close();
    } finally {
      for (const site of sites) await site.stop();
    }
  }, 300_000);
});
