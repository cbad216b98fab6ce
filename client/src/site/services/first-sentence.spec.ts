import { firstSentence } from './first-sentence';

describe('the beginning of a description', () => {
  it.each([
    ['We build apps. We test them.', 'We build apps.'],
    ['From 2.5 million shillings on. More.', 'From 2.5 million shillings on.'],
    ['Ready to start? We are.', 'Ready to start?'],
    ['No full stop\n\nSecond paragraph', 'No full stop'],
    ['', ''],
  ])('of %j is the sentence %j', (description, sentence) => {
    expect(firstSentence(description)).toBe(sentence);
  });
});
