import { recordTexts } from '../shared/record-texts';

export const POST_TEXTS = recordTexts('Blog post', 'Failed to load blogs');
