import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { ownPath } from '../contract/link-target';
import { sharedSources } from '../contract/own-files';
import { READY_CHECKS, type Readiness, type ReadyCheck, type ReadyCheckName } from '../contract/readiness';
import { type SampleContent, sampleTexts } from '../contract/sample';
import { DEFAULT_SETTINGS, SETTINGS_FIELDS, type SiteSettings } from '../contract/settings';
import { matchSitePage } from '../contract/site-pages';
import { allows, type Role } from '../contract/users';
import { REQUEST_FORM } from '../contract/website/request-form';
import { sampleFieldsOf } from '../contract/website/sample-fields';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../contract/website/sections';
import { LinksService } from '../links/links.service';
import { PagesService } from '../pages/pages.service';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { MailDelivery } from '../platform/mail/mail-delivery';
import { SampleRemovalService } from '../sample/sample-removal.service';
import { ServicesService } from '../services/services.service';
import { SettingsService } from '../settings/settings.service';
import { WebsiteService } from '../website/website.service';

type LeftInSections = Pick<ReadyCheck, 'left' | 'sections' | 'missing'>;

const OWN_LINES: readonly SectionName[] = ['hero', 'counters', 'about'];

/** If more sections than this still have sample text, the checklist item `samples` does not list their names. */
const NAMED_SECTIONS = 4;

const IDENTITY = ['siteName', 'siteDescription', 'contactEmail', 'contactPhone', 'address', 'socialLinks'] as const;

/** Fields of the request form that offer choices. Their default choices suit only a software company. */
const CHOICES = ['scopes', 'teamSizes'] as const;

const PROMISED = ['quoteTeamSize', 'quoteIncluded'] as const;

@Injectable()
export class ReadinessService {
  constructor(
    private readonly samples: SampleRemovalService,
    private readonly settings: SettingsService,
    private readonly website: WebsiteService,
    private readonly services: ServicesService,
    private readonly pages: PagesService,
    private readonly links: LinksService,
    private readonly mail: MailDelivery,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @param role limits the checks to items that people with this role can do. */
  async read(role: Role): Promise<Readiness> {
    const samples = await this.samples.read();
    const isOwn = await this.website.isOwn();
    const names = (Object.keys(READY_CHECKS) as ReadyCheckName[]).filter(
      (name) => allows(role, READY_CHECKS[name]) && (isOwn || name !== 'requestForm'),
    );
    return { checks: await Promise.all(names.map((name) => this.check(name, samples))) };
  }

  private async check(name: ReadyCheckName, samples: SampleContent): Promise<ReadyCheck> {
    const found = await this.find(name, samples);
    if (typeof found === 'boolean') return { name, isDone: found, left: [], sections: [] };
    const rest = Array.isArray(found) ? { left: found, sections: [] } : found;
    return { name, isDone: rest.left.length === 0, ...rest };
  }

  /**
   * Returns sample texts that remain in visible sections. Leaves out sections that have their own checklist item, and
   * entirely unchanged sections, which the item `samples` lists.
   */
  private async wordsLeft(samples: SampleContent): Promise<LeftInSections> {
    const stored = await this.website.read();
    // Ignores the titles of the articles' pages if articles are hidden.
    const titles = stored.articles.isHidden ? { ...stored.titles, articles: {} } : stored.titles;
    const website = { ...stored, titles };
    const begun = SECTION_NAMES.filter((name) => !website[name].isHidden && !samples.sections.includes(name));
    const sections = begun.filter(
      (name) => !OWN_LINES.includes(name) && sampleFieldsOf(name, website[name]).length > 0,
    );
    const left = sections.map((name) => `${SECTIONS[name].title} (${sampleFieldsOf(name, website[name]).join(', ')})`);
    return { left, sections };
  }

  private async linksLeft(): Promise<LeftInSections> {
    const dead = await this.links.listDead();
    const sections = [...new Set(dead.map(({ section }) => section))];
    const left = sections.map((name) => {
      const texts = dead.filter(({ section }) => section === name).map(({ text }) => `“${text}”`);
      return `${[...new Set(texts)].join(', ')} (${SECTIONS[name].title})`;
    });
    const [missing] = dead.flatMap(({ text, to }) => {
      const { name, params } = matchSitePage(ownPath(to) ?? '');
      return name === 'published' ? [{ slug: params.slug, title: text }] : [];
    });
    return { left, sections, ...(missing && { missing }) };
  }

  private async defaultsIn(fields: readonly (keyof SiteSettings)[]): Promise<string[]> {
    const settings = await this.settings.read();
    const unchanged = fields.filter((field) => isDeepStrictEqual(settings[field], DEFAULT_SETTINGS[field]));
    return unchanged.map((field) => SETTINGS_FIELDS[field].label);
  }

  /** Returns true if the item is done. Otherwise returns false or the parts that are left to do. */
  private async find(name: ReadyCheckName, samples: SampleContent): Promise<boolean | string[] | LeftInSections> {
    switch (name) {
      case 'samples':
        return sampleTexts(samples).map(({ kind, text }) => {
          const isNamed = kind === 'sections' && samples.sections.length <= NAMED_SECTIONS;
          return isNamed ? `${text} (${samples.sections.map((section) => SECTIONS[section].title).join(', ')})` : text;
        });
      case 'identity':
        return this.defaultsIn(IDENTITY);
      case 'logo':
        return (await this.settings.read()).logo !== '';
      case 'share': {
        const settings = await this.settings.read();
        return settings.shareImage !== '' || sharedSources(settings, (await this.website.read()).hero).length > 0;
      }
      case 'map': {
        const { showMap, mapLatitude, mapLongitude } = await this.settings.read();
        const isMoved = mapLatitude !== DEFAULT_SETTINGS.mapLatitude || mapLongitude !== DEFAULT_SETTINGS.mapLongitude;
        return !showMap || isMoved;
      }
      case 'links':
        return this.linksLeft();
      case 'addresses':
        return this.pages.listDisplaced();
      case 'hero':
      case 'about':
      case 'counters': {
        const section = (await this.website.read())[name];
        // Counters are optional, so a hidden section counts as done.
        if (section.isHidden) return name === 'counters';
        return samples.sections.includes(name) ? false : { left: sampleFieldsOf(name, section), sections: [name] };
      }
      case 'words':
        return this.wordsLeft(samples);
      case 'services':
        return (await this.services.count()) > samples.services.length;
      case 'requestForm': {
        const { requestForm } = await this.website.read();
        const sample = CHOICES.filter((field) => isDeepStrictEqual(requestForm[field], REQUEST_FORM.words[field]));
        return sample.map((field) => REQUEST_FORM.fields[field].label);
      }
      case 'quotation':
        return this.defaultsIn(PROMISED);
      case 'privacy':
        return this.pages.hasCustomPrivacyPage();
      case 'mail': {
        const away = await this.mail.serverAway();
        return away === null ? this.environment.smtpUrl !== undefined : [away];
      }
      case 'publicUrl':
        return this.environment.lacksPublicUrl ? [this.environment.publicUrl] : true;
    }
  }
}
