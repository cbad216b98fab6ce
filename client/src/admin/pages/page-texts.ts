import { recordTexts } from '../shared/record-texts';

export const PAGE_TEXTS = recordTexts('Page', 'Failed to load pages');
