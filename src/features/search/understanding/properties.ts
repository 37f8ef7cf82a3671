// What is asked of a thing, and what bounds it, is no thing by itself.
const PROPERTIES = new Set(
  `weight weights size sizes dimension dimensions measurement measurements height width depth thickness length distance brightness resolution
   load loads capacity consumption wattage voltage price prices cost costs warranty guarantee lifespan max maximum min minimum`.split(
    /\s+/u,
  ),
);

/** Whether a word names what a thing has and no thing: 'weight' of 'board weight' or 'weight of the totem', 'max' of a 'max 60 kg bracket'. */
export const isProperty = (word: string): boolean => PROPERTIES.has(word);
