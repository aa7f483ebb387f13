import { dayText } from '#app/i18n/dates.ts'
import { seo } from '#app/i18n/en/seo/seo.ts'
import { language } from '#app/i18n/language.ts'
import { beginningOf } from '#contract/mantras/preview.ts'
import type { SeoPage } from './seoPage.ts'

/** The text on a page's preview picture. */
export type OgImage = {
  eyebrow: string
  title: string
  /** Devanagari below the title. */
  verse?: string | undefined
  temple: string
  /** Whose letters its words have; absent for English. */
  language?: 'mr' | 'hi'
}

const words = seo.english

/** The part of a page's title before the ending that all its kind share. */
const plainTitle = (title: string): string => title.split(/[:|]/)[0]?.trim() ?? title

export const ogImageOf = (page: SeoPage): OgImage => ({
  ...wordsOf(page),
  ...(language !== 'en' && { language }),
})

function wordsOf({ path, title, dataOf }: SeoPage): OgImage {
  const site = dataOf('getSite')
  const temple = site?.name ?? ''
  const mantra = path.startsWith('/mantras/') ? dataOf('getMantra') : undefined
  if (mantra) {
    const { lines } = beginningOf({ ...mantra, lineCount: mantra.lines.length })
    const verse = lines
      .slice(0, 2)
      .map(({ text }) => text)
      .join('\n')
    return { eyebrow: words.mantra, title: mantra.title, verse, temple }
  }
  const festival = path.startsWith('/calendar/') ? dataOf('getFestival') : undefined
  if (festival) {
    const day = dayText(festival.date)
    return { eyebrow: day, title: festival.name, temple }
  }
  const article = path.startsWith('/blog/') ? dataOf('getPost')?.title : undefined
  const product = path.startsWith('/shop/') ? dataOf('getProduct')?.name : undefined
  if (path === '/') return { eyebrow: site?.locality ?? '', title: site?.tagline ?? title, temple }
  const eyebrow = words.kinds[path.split('/')[1] ?? ''] ?? ''
  return { eyebrow, title: article ?? product ?? plainTitle(title), temple }
}
