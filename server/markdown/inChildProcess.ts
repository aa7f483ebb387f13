import * as z from 'zod'
import { type Work, workForParent } from '#server/processes/childProcess.ts'
import { markdownJob, type MarkdownJob, type Rendered } from './port.ts'
import { createToHtml } from './toHtml.ts'

const toHtml = createToHtml()

const render = async (job: MarkdownJob): Promise<Rendered> => {
  if (!job.hasFrontMatter) return toHtml(job)
  const { readFrontMatter } = await import('./frontMatter.ts')
  const { front, body } = readFrontMatter(job.text)
  const sources = z.array(z.string()).parse(front['sources'] ?? job.sources)
  return { ...toHtml({ ...job, text: body, sources }), front, body }
}

export const work: Work = (input) => Promise.all(z.array(markdownJob).parse(input).map(render))

if (import.meta.main) await workForParent(work)
