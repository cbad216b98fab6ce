import type { LinkSource, LinksMended } from '../../contract/links';
import { count, shape, text } from '../../platform/openapi/shape';

export const LINK_SOURCE = shape<LinkSource>('LinkSource', { name: text, path: text, count });

export const LINKS_MENDED = shape<LinksMended>('LinksMended', { count });
