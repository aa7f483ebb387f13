import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { longText, oneLine } from '#contract/fields.ts'

export const answerTemplate = z.object({
  title: oneLine(60),
  /** `{name}` stands for the sender's name. */
  text: longText(5000),
})
export type AnswerTemplate = z.infer<typeof answerTemplate>

const items = z.array(answerTemplate).check(
  z.maxLength(30, 'At most 30'),
  z.refine(
    (list) => new Set(list.map(({ title }) => title)).size === list.length,
    'Please give each template its own title',
  ),
)

const templates = z.object({
  items: z.array(z.object({ title: z.string(), text: z.string() })),
  version: z.number(),
})
export type AnswerTemplates = z.infer<typeof templates>

export const listAnswerTemplates = endpoint({
  method: 'GET',
  path: '/api/admin/answer-templates',
  access: 'messages',
  isVersioned: true,
  input: z.object({}),
  output: templates,
})

/** Replaces them all. */
export const updateAnswerTemplates = endpoint({
  method: 'PUT',
  path: '/api/admin/answer-templates',
  access: 'messages',
  isVersioned: true,
  input: z.object({ items }),
  output: templates,
})

/** A template as it is put into an answer. */
export const filledIn = (text: string, name: string): string =>
  text.replaceAll('{name}', () => name)
