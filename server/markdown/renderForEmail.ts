import { AppError } from '#server/errors.ts'
import { ChildProcessError } from '#server/processes/childProcess.ts'
import { renderMarkdown } from './renderMarkdown.ts'

type ForEmail = {
  readonly html: string
  /** The Markdown itself, for mail programs without HTML. */
  readonly text: string
  /** An email loads nothing, so there is no place for them. */
  readonly hasPictures: boolean
}

/** In the elements themselves, because Gmail reads no style sheet. */
const inlineStyles = {
  a: 'color:#b3420c',
  h2: 'font-size:20px;font-weight:400',
  h3: 'font-size:17px',
  h4: 'font-size:16px',
}

/** The HTML with our own colours and sizes in it: not for pages, whose policy refuses them. */
export const inlineStyled = (html: string): string =>
  Object.entries(inlineStyles).reduce(
    (text, [name, style]) =>
      text.replaceAll(new RegExp(`<${name}(?=[ >])`, 'g'), `<${name} style="${style}"`),
    html,
  )

/** A text as part of an email: links to our own pages begin with the public address. */
export const renderForEmail = async (markdown: string, publicUrl: string): Promise<ForEmail> => {
  try {
    const [made] = await renderMarkdown([{ text: markdown, sources: [], pictures: [] }])
    return {
      html: (made?.html ?? '').replaceAll('href="/', `href="${publicUrl}/`),
      text: markdown.replaceAll('](/', `](${publicUrl}/`),
      hasPictures: (made?.pictures.length ?? 0) > 0,
    }
  } catch (error) {
    if (!(error instanceof ChildProcessError)) throw error
    const detail = 'This text cannot be displayed. Please simplify its formatting'
    throw new AppError('invalid_input', undefined, [{ pointer: '#/markdown', detail }])
  }
}
