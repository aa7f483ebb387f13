import { AppError } from '#server/errors.ts'
import { renderMarkdown } from '#server/markdown/renderMarkdown.ts'
import { ChildProcessError } from '#server/processes/childProcess.ts'

/** What is shown of a page's Markdown. Refuses nothing that can be displayed. */
export const htmlOf = async (text: string, isInDevanagari = false): Promise<string> => {
  try {
    const [made] = await renderMarkdown([{ text, sources: [], pictures: [], isInDevanagari }])
    return made?.html ?? ''
  } catch (error) {
    if (!(error instanceof ChildProcessError)) throw error
    const detail = 'This text cannot be displayed. Please simplify its formatting'
    throw new AppError('invalid_input', undefined, [{ pointer: '#/markdown', detail }])
  }
}
