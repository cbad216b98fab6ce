import { servicePath } from '@contract/read-paths';
import { WEBSITE_READ } from '@contract/rendering';
import type { Service } from '@contract/services';
import type { VisitorSettings } from '@contract/visitor-settings';
import type { SentSections } from '@contract/website/sections';
import type { HeadContext, PageHead, PageProps } from '@/lib/page-head';
import { FailedView } from '@/site/missing/failed-view';
import { MissingView } from '@/site/missing/missing-view';
import { useRemote } from '@/stores/remote';
import { isMissing } from '@/stores/server-store';
import { sectionIn, useFixedSection, useIsOwn } from '@/stores/website-store';
import { partOfText } from '@/ui/written-text';
import { firstSentence, wordsOf } from './first-sentence';
import { GetInTouch } from './get-in-touch';
import { RelatedServices } from './related-services';
import { ServiceDetail, ServiceSkeleton } from './service-detail';
import { findBuiltIn, type ShownService, servicePage } from './use-services';

export function head({ params, read, settings, publicUrl }: HeadContext): PageHead {
  const service = read<Service>(servicePath(params.id));
  if (service.status !== 'ready') {
    const title = sectionIn(read<SentSections>(WEBSITE_READ), 'service')?.missing.title;
    return isMissing(service) ? { title, description: title, status: 404 } : { description: title };
  }
  const { title, slug, _id } = service.value;
  const canonicalPath = servicePage({ slug, id: _id });
  return {
    title,
    description: firstSentence(wordsOf(service.value)),
    canonicalPath,
    jsonLd: [serviceJsonLd(service.value, settings, publicUrl + canonicalPath)],
  };
}

export const partOf = partOfText;

/** Page of one service. @param id id or slug of the service */
export function Page({ params: { id } }: PageProps) {
  const remote = useRemote<Service>(servicePath(id));
  const isOwn = useIsOwn();
  const { back, missing } = useFixedSection('service');
  if (remote.status === 'loading') return <ServiceSkeleton />;
  if (isMissing(remote)) return <MissingView {...missing} back={{ label: back, to: '/services' }} />;
  if (remote.status === 'ready')
    return <ServiceView service={{ ...remote.value, id: remote.value._id || remote.value.slug }} />;
  // The server did not answer. The service may be a built-in one.
  const builtIn = isOwn ? undefined : findBuiltIn(id);
  if (builtIn) return <ServiceView service={builtIn} />;
  return <FailedView title="We could not load this service" onRetry={remote.retry} />;
}

const ServiceView = ({ service }: { service: ShownService }) => (
  <>
    <ServiceDetail service={service} />
    <RelatedServices id={service.id} />
    <GetInTouch />
  </>
);

/** Describes the service to search engines (https://schema.org/Service). `url` is the full URL of its page. */
function serviceJsonLd(service: Service, { siteName, contactEmail }: VisitorSettings, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.title,
    description: wordsOf(service),
    url,
    provider: { '@type': 'Organization', name: siteName, email: contactEmail },
  };
}
