import type { HeadContext, PageHead } from '@/lib/page-head';
import { Hero } from './hero';
import { Impact } from './impact';
import { Offers } from './offers';
import { Purpose } from './purpose';
import { Voices } from './voices';

export function head({ settings, publicUrl }: HeadContext): PageHead {
  return {
    title: '',
    description: settings.siteDescription,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'EducationalOrganization',
        name: settings.siteName,
        description: settings.siteDescription,
        url: `${publicUrl}/`,
        email: settings.contactEmail,
        telephone: settings.contactPhone,
        address: settings.address,
      },
    ],
  };
}

export function Page() {
  return (
    <>
      <Hero />
      <Impact />
      <Purpose />
      <Offers />
      <Voices />
    </>
  );
}
