/** Tags; as a whole what is no text of the page itself. */
const tokens =
  /<(script|style|template|noscript|code|title)\b[\s\S]*?<\/\1>|<!(?:--[\s\S]*?--|[^>]*)>|<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gi
const hasNoEnd = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

/** The texts of a rendered page, each in the language that the page says it has. */
export function textsByLanguage(html: string): { lang: string; text: string }[] {
  const texts: { lang: string; text: string }[] = []
  const open: string[] = []
  const here = () => open.at(-1) ?? ''
  for (const { 0: token, 2: slash, 3: name, 4: attributes = '' } of html.matchAll(tokens)) {
    if (name && slash) open.pop()
    else if (name) {
      if (hasNoEnd.test(name) || attributes.endsWith('/')) continue
      open.push(/\slang="([^"]*)"/.exec(attributes)?.[1] ?? here())
    } else if (!token.startsWith('<') && token.trim())
      texts.push({ lang: here(), text: token.trim() })
  }
  return texts
}
