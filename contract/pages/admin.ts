import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { longText, oneLine } from '#contract/fields.ts'
import { page, pageName } from './public.ts'

const staffPage = z.extend(z.omit(page, { html: true }), {
  /** As staff write it. */
  markdown: z.string(),
  version: z.number(),
})
export type StaffPage = z.infer<typeof staffPage>

export const listStaffPages = endpoint({
  method: 'GET',
  path: '/api/admin/pages',
  access: 'content',
  input: z.object({}),
  output: z.array(z.omit(staffPage, { markdown: true })),
})

export const getStaffPage = endpoint({
  method: 'GET',
  path: '/api/admin/pages/:name',
  access: 'content',
  isVersioned: true,
  input: z.object({ name: pageName }),
  output: staffPage,
})

const longestPage = 20_000

export const pageFields = {
  title: oneLine(80),
  description: oneLine(200),
  markdown: longText(longestPage),
}

export const updatePage = endpoint({
  method: 'PUT',
  path: '/api/admin/pages/:name',
  access: 'content',
  isVersioned: true,
  input: z.object({ name: pageName, ...pageFields }),
  output: staffPage,
})

/** The text as its page would show it; nothing is stored. */
export const previewPage = endpoint({
  method: 'POST',
  path: '/api/admin/pages/preview',
  access: 'content',
  input: z.object({ markdown: z.string().check(z.maxLength(longestPage)) }),
  output: z.object({ html: z.string() }),
})
