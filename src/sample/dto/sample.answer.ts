import type { RemovedSamples, SampleContent } from '../../contract/sample';
import { SECTION_NAMES } from '../../contract/website/sections';
import { flag, id, listOf, oneOf, shape, text } from '../../platform/openapi/shape';

const SECTIONS = listOf(oneOf(SECTION_NAMES));

export const SAMPLE_CONTENT = shape<SampleContent>('SampleContent', {
  posts: listOf(text),
  team: listOf(text),
  services: listOf(text),
  pages: listOf(text),
  sections: SECTIONS,
});

export const REMOVED_SAMPLES = shape<RemovedSamples>('RemovedSamples', {
  ids: listOf(id),
  sections: SECTIONS,
  hadBuiltIn: flag,
});
