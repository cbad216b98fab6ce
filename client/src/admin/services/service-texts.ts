import { recordTexts } from '../shared/records/record-texts';

export const SERVICE_TEXTS = recordTexts('Service', 'Failed to load services');
