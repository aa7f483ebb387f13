import type { Language } from '#contract/languages.ts'
import type { MantraPreview } from '#contract/mantras/public.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import { sender } from '#server/emails/sender.ts'
import { wordsOf } from './words.ts'

type Links = {
  /** The list of mantras; each has its page below it. */
  readonly mantras: string
  readonly page: string
  readonly oneClick: string
}

/** A danda never begins a line. */
const withBoundDandas = (line: string): string => line.replaceAll(/ (?=[।॥])/g, '\u00a0')

/** The mantra of a day. Of a long text the beginning, with a link to the rest. */
export const mantraMail = (
  to: string,
  temple: Pick<Site, 'name' | 'address'>,
  mantra: MantraPreview,
  { mantras, page, oneClick }: Links,
  language: Language,
): Mail => {
  const { dailyMantra: words } = wordsOf(language)
  const { id, title, lines, lineCount, meaning, audio } = mantra
  const isWhole = lines.length === lineCount
  const label = audio ? words.listen : words.open
  return {
    to,
    subject: words.subject(title),
    ...renderEmailLayout({
      language,
      heading: title,
      blocks: [
        { verse: lines.map(({ text }) => withBoundDandas(text)).join('\n') },
        lines.map(({ iast }) => iast).join('\n'),
        ...(isWhole ? [] : [words.beginning(lineCount)]),
        meaning,
        { link: { label, url: `${mantras}/${id}` } },
      ],
      footer: [sender(temple), words.why, { link: { label: words.stop, url: page } }],
    }),
    list: { unsubscribeUrl: oneClick },
  }
}
