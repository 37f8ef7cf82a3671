import { z } from 'zod';

const PLAN = 'A plan is the address of a page here, such as /led-wall?width=4';

/** The address of a plan within the shop: links to it are shown to staff, so it leads nowhere else. */
export const planAddress = z
  .string()
  .max(600, PLAN)
  .regex(/^\/led-wall\?[\x21-\x7e]+$/, PLAN);
