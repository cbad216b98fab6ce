const COVERS = ['school', 'class', 'robot', 'mine', 'phone', 'signal'] as const;
type CoverName = (typeof COVERS)[number];

/** Drawings that fit a known category; any other takes one of all. */
const FITTING: Record<string, readonly CoverName[]> = {
  education: ['school', 'class'],
  technology: ['robot', 'mine'],
  teaching: ['class', 'school'],
  'e-learning': ['phone', 'signal'],
};

/** Address of the drawing for a post without a picture: always the same for the same post. */
export function coverArtOf({ _id, category }: { _id: string; category: string }): string {
  const choices = FITTING[category.toLowerCase()] ?? COVERS;
  const sum = Array.from(_id).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return `/art/cover-${choices[sum % choices.length]}.svg`;
}
