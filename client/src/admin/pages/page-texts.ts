import { recordTexts } from '../shared/records/record-texts';

export const PAGE_TEXTS = recordTexts('Page', 'Failed to load pages');
