import { recordTexts } from '../shared/record-texts';

export const SERVICE_TEXTS = recordTexts('Service', 'Failed to load services');
