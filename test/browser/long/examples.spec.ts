import { expect, test } from '../../support/browser';
import { crawl, deadLinks, foreignWords } from '../../support/crawl';
import { EXAMPLES, makeExample } from '../../support/example';
import { startMailbox } from '../../support/mailbox';
import { exchangeQuote } from '../../support/own-papers';
import { readExample } from '../../support/owner';
import { SAMPLE_WORDS } from '../../support/sample-words';
import { Site } from '../../support/site';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.use({ expectedTrouble: [/status of 404/] });

const STARTS: readonly (readonly [(typeof EXAMPLES)[number], string, Record<string, string>])[] = [
  ...EXAMPLES.map((name) => [name, 'with samples', WITH_SAMPLES] as const),
  ['driving-school', 'without samples', { SAMPLE_CONTENT: 'false' }],
];

for (const [name, start, variables] of STARTS) {
  test(`the example ${name} on a start ${start} leads nowhere wrong and says nothing of the sample, nor do its mails and papers; a second one is refused`, async ({
    page,
  }) => {
    const mailbox = await startMailbox();
    const site = await Site.start({ ...variables, SMTP_URL: mailbox.url });
    try {
      const sample = await (await fetch(site.url)).text();
      expect(SAMPLE_WORDS.filter((words) => sample.includes(words)).length).toBeGreaterThan(30);
      expect(await makeExample(site.url, name)).toBe(`The site is the example ${name} now.\n`);
      const found = await crawl(page, site.url);
      expect(found.size).toBeGreaterThan(8);
      expect(deadLinks(found)).toEqual([]);
      expect(foreignWords(found, SAMPLE_WORDS)).toEqual([]);
      const { said } = await exchangeQuote(site.url, await readExample(name), mailbox);
      expect(foreignWords(said, SAMPLE_WORDS)).toEqual([]);
      await expect(makeExample(site.url, name)).rejects.toThrow('This site is not fresh');
    } finally {
      await site.stop();
      await mailbox.close();
    }
  });
}
