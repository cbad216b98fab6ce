import type { PageHead } from '@/lib/page-head';
import { Hero } from './hero';
import { Impact } from './impact';
import { Offers } from './offers';
import { Purpose } from './purpose';
import { Voices } from './voices';

export const head = (): PageHead => ({ title: '' });

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
