import { offered, type Language } from '#contract/languages.ts'
import { pageUrlIn } from './pageUrl.ts'

/** A part of an email. Any of them may contain what people typed: HTML is escaped here. */
export type Block =
  | string
  | { readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly quote: string }
  /** Sanskrit in Devanagari, line by line. */
  | { readonly verse: string }
  | { readonly link: { readonly label: string; readonly url: string } }
  /** A whole text. Its HTML comes from our own Markdown renderer and is not escaped. */
  | { readonly prose: { readonly html: string; readonly text: string } }

export type EmailLayout = {
  /** In which its words are. */
  readonly language: Language
  readonly heading: string
  readonly blocks: readonly Block[]
  /** Below the line: who writes, and why. */
  readonly footer: readonly Block[]
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
const escapeLines = (text: string): string => escape(text).replaceAll('\n', '<br>')

const blockText = (block: Block): string => {
  if (typeof block === 'string') return block
  if ('rows' in block) return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('quote' in block) return block.quote.replace(/^/gm, '> ')
  if ('verse' in block) return block.verse
  if ('prose' in block) return block.prose.text
  return `${block.link.label}:\n${block.link.url}`
}

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`

const rowsHtml = (rows: readonly (readonly [string, string])[]): string => {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td class="muted" style="padding:4px 16px 4px 0;color:#7a5c48;vertical-align:top">${escape(label)}</td>` +
      `<td style="padding:4px 0">${escapeLines(value)}</td></tr>`,
  )
  return `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${cells.join('')}</table>`
}

const linkHtml = ({ label, url }: { label: string; url: string }): string =>
  paragraph(
    `<a href="${escape(url)}" class="button" style="display:inline-block;padding:12px 24px;` +
      `border-radius:8px;background:#b3420c;color:#fff;text-decoration:none;font-weight:600">${escape(label)}</a>`,
  )

const blockHtml = (block: Block): string => {
  if (typeof block === 'string') return paragraph(escapeLines(block))
  if ('rows' in block) return rowsHtml(block.rows)
  if ('quote' in block) {
    return `<blockquote class="line" style="margin:0 0 16px;padding-left:16px;border-left:3px solid #e8c9a8">${escapeLines(block.quote)}</blockquote>`
  }
  if ('verse' in block) {
    return `<p lang="sa" class="verse" style="margin:0 0 16px;font-size:22px;line-height:1.7;color:#8e1b1b">${escapeLines(block.verse)}</p>`
  }
  if ('prose' in block) return `<div class="prose">${block.prose.html}</div>`
  return linkHtml(block.link)
}

/** Below the line a link is small print, not a button. */
const footerHtml = (block: Block): string =>
  typeof block === 'object' && 'link' in block
    ? paragraph(
        `<a href="${escape(block.link.url)}" class="muted" style="color:#7a5c48">${escape(block.link.label)}</a>`,
      )
    : blockHtml(block)

/**
 * For mail programs that have a dark theme and read style sheets. Gmail reads none of this in a dark
 * theme: it turns the colours of the style attributes itself.
 */
const styles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.paper{background:#1a120d!important;color:#f4e9dd!important}',
  '.title,.verse,.prose a{color:#ffb27a!important}',
  '.muted{color:#c9b3a0!important}',
  '.button{background:#ffa445!important;color:#1f1108!important}',
  '.line{border-color:#5a4332!important}',
  '}',
].join('')

const render = ({
  language,
  heading,
  blocks,
  footer,
}: EmailLayout): { text: string; html: string } => ({
  text: [heading, ...blocks.map(blockText), '--', ...footer.map(blockText), ''].join('\n\n'),
  html: [
    `<!doctype html><html lang="${offered(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<style>${styles}</style></head>`,
    '<body class="paper" style="margin:0;padding:0;background:#fff8ef;color:#2c1810">',
    // Gmail makes the body a plain block, and Outlook knows no widths but those of tables.
    '<table role="presentation" width="100%" class="paper" style="border-collapse:collapse;background:#fff8ef;color:#2c1810"><tr><td align="center" style="padding:32px 20px">',
    '<table role="presentation" width="560" style="border-collapse:collapse;width:100%;max-width:560px"><tr><td align="left" style="font:16px/1.6 Georgia,serif">',
    `<h1 class="title" style="margin:0 0 24px;font-size:24px;line-height:1.3;font-weight:400;color:#8f2d0a">${escape(heading)}</h1>`,
    ...blocks.map(blockHtml),
    '<hr class="line" style="margin:32px 0 16px;border:0;border-top:1px solid #e8c9a8">',
    `<div class="muted" style="font-size:14px;color:#7a5c48">${footer.map(footerHtml).join('')}</div>`,
    '</td></tr></table>',
    '</td></tr></table>',
    '</body></html>',
  ].join('\n'),
})

const linkedIn =
  (language: Language) =>
  (block: Block): Block => {
    if (typeof block === 'string' || !('link' in block)) return block
    const { label, url } = block.link
    return { link: { label, url: pageUrlIn(language, url) } }
  }

/**
 * Both parts of an email from one description: plain text, and HTML that loads nothing. Its buttons
 * lead to pages in its language.
 */
export const renderEmailLayout = ({ language, heading, blocks, footer }: EmailLayout) => {
  const linked = linkedIn(language)
  return render({ language, heading, blocks: blocks.map(linked), footer: footer.map(linked) })
}
