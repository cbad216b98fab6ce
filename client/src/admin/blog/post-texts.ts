import { recordTexts } from '../shared/records/record-texts';

export const POST_TEXTS = recordTexts('Blog post', 'Failed to load blogs');
