// The ratings that the trade asks for by name.
// 5 lets some dust in that does no harm, 6 none.
const LEAST_OF_DUST = 5;
const RATINGS = ['IP44', 'IP54', 'IP55', 'IP56', 'IP65', 'IP66', 'IP67'] as const;

/** What a query may ask of a product's IP rating: that one, or a better. */
export const IP_NEEDS = [
  {
    words: 'dust[- ]?(?:proof|tight|sealed|resistant)',
    label: 'Keeps out dust',
    reason: 'sealed against dust',
    fits: (rating: string) => figuresOf(rating)[0] >= LEAST_OF_DUST,
  },
  ...RATINGS.map((asked) => ({
    words: asked.replace('IP', 'ip ?'),
    label: asked,
    reason: `sealed to ${asked} or better`,
    fits: (rating: string) => isSealedTo(rating, asked),
  })),
];

// Both figures of IEC 60529 count by themselves: IP65 keeps out all the dust that IP54 does, and more water.
function isSealedTo(rating: string, asked: string): boolean {
  const [dust, water] = figuresOf(rating);
  const [askedDust, askedWater] = figuresOf(asked);
  return dust >= askedDust && water >= askedWater;
}

function figuresOf(rating: string): [dust: number, water: number] {
  const [, dust = '0', water = '0'] = /(\d)(\d)/.exec(rating) ?? [];
  return [Number(dust), Number(water)];
}
