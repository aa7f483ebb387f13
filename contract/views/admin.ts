import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { oneLine } from '#contract/fields.ts'

/** The list whose filters they are: what follows `/api/admin/` in its address. */
const list = z.string().check(z.regex(/^[a-z0-9/-]{1,60}$/, 'Expected the address of a list'))

const name = oneLine(40)

const view = z.object({
  name,
  /** Its filters, as in the address of the page. */
  query: oneLine(500),
})
export type SavedView = z.infer<typeof view>

/** Of one list. */
export const mostViews = 20

const views = z.object({ views: z.array(view) })

/** The caller's own, by name. */
export const listViews = endpoint({
  method: 'GET',
  path: '/api/admin/views',
  access: 'staff',
  input: z.object({ list }),
  output: views,
})

/** Replaces the one of that name. */
export const saveView = endpoint({
  method: 'PUT',
  path: '/api/admin/views',
  access: 'staff',
  input: z.extend(view, { list }),
  output: views,
})

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/admin/views',
  access: 'staff',
  input: z.object({ list, name }),
  output: views,
})
