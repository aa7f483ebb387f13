import { textOfHtml } from '#contract/plainText.ts'

export type PageSection = {
  /** The last part of its address; unique on the page. */
  id: string
  /** As HTML, and as text. */
  heading: string
  title: string
  html: string
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** A page's HTML in parts: what comes before its first heading, and a section for each heading. */
export function sectionsOf(html: string): { intro: string; sections: PageSection[] } {
  const parts = html.split(/(?=<h2[\s>])/)
  const intro = parts[0]?.startsWith('<h2') ? '' : (parts.shift() ?? '')
  const used = new Map<string, number>()
  const sections = parts.map((part) => {
    const [whole = '', heading = ''] = /^<h2[^>]*>([\s\S]*?)<\/h2>/.exec(part) ?? []
    const title = textOfHtml(heading)
    const slug = slugOf(title) || 'section'
    const times = (used.get(slug) ?? 0) + 1
    used.set(slug, times)
    const id = times > 1 ? `${slug}-${times}` : slug
    return { id, heading, title, html: part.slice(whole.length) }
  })
  return { intro, sections }
}
