import type { HeadContext, PageHead } from '@/lib/page-head';
import { Hero } from './hero';
import { Impact } from './impact';
import { Offers } from './offers';
import { Purpose } from './purpose';
import { Voices } from './voices';

export const head = ({ settings }: HeadContext): PageHead => ({ title: '', description: settings.siteDescription });

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
