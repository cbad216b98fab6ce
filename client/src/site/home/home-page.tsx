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
        '@type': 'Organization',
        name: settings.siteName,
        description: settings.siteDescription,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/icon-512.png`,
        email: settings.contactEmail,
        telephone: settings.contactPhone,
        address: { '@type': 'PostalAddress', streetAddress: settings.address },
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
