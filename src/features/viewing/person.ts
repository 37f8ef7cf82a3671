/** How tall the person is who shows the size of things in the shop's drawings, in mm. */
export const PERSON_MM = 1_720;
