import { dateText, weekdayText } from '#app/i18n/dates.ts'
import { found } from '#app/i18n/en/found.ts'
import { beginningOf } from '#contract/mantraPreview.ts'
import type { FoundPage } from './foundPage.ts'

/** What stands on a page's picture. */
export type Card = {
  eyebrow: string
  title: string
  /** Devanagari below the title. */
  verse?: string | undefined
  temple: string
}

const words = found.english

/** The part of a page's title before what every title of its kind ends with. */
const plainTitle = (title: string): string => title.split(/[:|]/)[0]?.trim() ?? title

export function cardOf({ path, title, reading }: FoundPage): Card {
  const site = reading('getSite')
  const temple = site?.name ?? ''
  const mantra = path.startsWith('/mantras/') ? reading('getMantra') : undefined
  if (mantra) {
    const { lines } = beginningOf({ ...mantra, lineCount: mantra.lines.length })
    const verse = lines
      .slice(0, 2)
      .map(({ text }) => text)
      .join('\n')
    return { eyebrow: words.mantra, title: mantra.title, verse, temple }
  }
  const festival = path.startsWith('/calendar/') ? reading('getFestival') : undefined
  if (festival) {
    const day = `${weekdayText(festival.date)}, ${dateText(festival.date)}`
    return { eyebrow: day, title: festival.name, temple }
  }
  const article = path.startsWith('/blog/') ? reading('getPost')?.title : undefined
  if (path === '/') return { eyebrow: site?.locality ?? '', title: site?.tagline ?? title, temple }
  const eyebrow = words.kinds[path.split('/')[1] ?? ''] ?? ''
  return { eyebrow, title: article ?? plainTitle(title), temple }
}
