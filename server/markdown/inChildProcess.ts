import * as z from 'zod'
import { readChildProcessInput } from '#server/processes/childProcess.ts'
import { markdownJob, type MarkdownJob, type Rendered } from './port.ts'
import { createToHtml } from './toHtml.ts'

const toHtml = createToHtml()

const work = async (job: MarkdownJob): Promise<Rendered> => {
  if (!job.hasFrontMatter) return toHtml(job)
  const { readFrontMatter } = await import('./frontMatter.ts')
  const { front, body } = readFrontMatter(job.text)
  const sources = z.array(z.string()).parse(front['sources'] ?? [])
  return { ...toHtml({ ...job, text: body, sources }), front, body }
}

const jobs = z.array(markdownJob).parse(await readChildProcessInput())
process.stdout.write(JSON.stringify(await Promise.all(jobs.map(work))))
