import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import { pageNames } from './names.ts'

export const pageName = z.enum(pageNames)

export const page = z.object({
  name: pageName,
  title: z.string(),
  /** The text below the title in search results and shared links. */
  description: z.string(),
  /** Made from the staff's Markdown when it is saved, and safe to insert into a page. */
  html: z.string(),
  /** When staff last changed it, ISO UTC. */
  updatedAt: z.string(),
})
export type Page = z.infer<typeof page> & Marked

/** All of them, small enough to store in full on every phone. */
export const listPages = endpoint({
  method: 'GET',
  path: '/api/pages',
  access: 'anyone',
  input: z.object({}),
  output: z.array(page),
  cacheSeconds: 60,
})

export const getPage = endpoint({
  method: 'GET',
  path: '/api/pages/:name',
  access: 'anyone',
  input: z.object({ name: pageName }),
  output: page,
  cacheSeconds: 60,
})
