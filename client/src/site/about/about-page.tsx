import type { HeadContext, PageHead } from '@/lib/page-head';
import { Banner } from './banner';
import { Beliefs } from './beliefs';
import { Offerings } from './offerings';
import { ScrollToTop } from './scroll-to-top';

export function head({ settings }: HeadContext): PageHead {
  return {
    title: 'About Us',
    description: `Who ${settings.siteName} is, what we want to reach by 2030, and what we build for others.`,
  };
}

export function Page() {
  return (
    <>
      <Banner />
      <Beliefs />
      <Offerings />
      <ScrollToTop />
    </>
  );
}
