import * as z from 'zod/mini'
import { customChoices, groupStates } from './groups.ts'

const state = z.enum(groupStates)
const custom = z.enum(customChoices)

/** What a temple shows beyond Ganesha's festivals, as it is stored and sent: `FestivalChoice`. */
export const festivalChoice = z.object({
  groups: z.object({ great: state, ekadashi: state, pradosh: state, moon: state }),
  customs: z.object({ maharashtra: custom, vaishnava: custom }),
  without: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40)),
})
