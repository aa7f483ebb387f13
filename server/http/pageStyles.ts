/**
 * A piece of the app's style sheet. For each of its selectors, a rule lists the elements (`a`),
 * classes (`.name`), languages (`:sa`) and fields (`::`) without which it matches nothing; what is named, such as an
 * animation or a custom property, is included only if it is used.
 */
export type StylePart =
  | {
      readonly css: string
      readonly needs?: readonly (readonly string[])[]
      readonly name?: string
    }
  | { readonly head: string; readonly parts: readonly StylePart[] }

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const tags = /<([a-z][\w-]*)(?=[\s/>])/gi
const classes = /\sclass="([^"]*)"/g
const languages = /\slang="([\w-]+)"/g
const fields = /<(?:input|textarea)\b/

/**
 * Every element (`a`) of a page, and every class (`.name`) and language (`:sa`) of a part of it, and
 * whether there is a field in that (`::`).
 */
const namesIn = (html: string, part: string): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const [, tag = ''] of html.matchAll(tags)) names.add(tag.toLowerCase())
  for (const [, code = ''] of part.matchAll(languages)) names.add(`:${code}`)
  if (fields.test(part)) names.add('::')
  for (const [, list = ''] of part.matchAll(classes)) {
    const plain = list.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? '')
    for (const name of plain.split(/\s+/)) names.add(`.${name}`)
  }
  return names
}

/** Keeps the order of the sheet, and so the cascade. */
const join = (parts: readonly StylePart[], isIncluded: (part: StylePart) => boolean): string =>
  parts
    .filter(isIncluded)
    .map((part) => {
      if ('css' in part) return part.css
      const css = join(part.parts, isIncluded)
      return css && `${part.head}{${css}}`
    })
    .join('')

const ownStyle = /\sstyle="([^"]*)"/g
const readings = /var\((--[\w-]+)/g

/**
 * What a page needs of the sheet until all of it has loaded. With a part of the page, only that
 * part has the rules of its classes and languages, and the rest those of plain elements.
 */
export const stylesFor = (parts: readonly StylePart[], html: string, part = html): string => {
  const names = namesIn(html, part)
  const hasAll = (needs: readonly string[]): boolean => needs.every((name) => names.has(name))
  const matches = (part: StylePart): boolean => !('needs' in part) || part.needs.some(hasAll)
  const callers = Array.from(html.matchAll(ownStyle), ([, style]) => style).join()
  // A named rule may use another one.
  const withCalled = (css: string): string => {
    const read = new Set(Array.from(`${css}${callers}`.matchAll(readings), ([, name]) => name))
    const isCalled = (name: string): boolean =>
      name.startsWith('--') ? read.has(name) : css.includes(name) || callers.includes(name)
    const more = join(parts, (part) => matches(part) && (!('name' in part) || isCalled(part.name)))
    return more === css ? css : withCalled(more)
  }
  return withCalled('')
}

/** The build's only link to a style sheet. */
const sheetLink = /<link rel="stylesheet" (href="[^"]+")>/

/**
 * The page with no more of the sheet than a part of it needs. The whole sheet follows after the
 * first paint, when the document's last script enables its link (scripts/build/paintFirst.ts), or
 * with the document, without JavaScript.
 */
export const withOwnStyles = (
  parts: readonly StylePart[],
  html: string,
  part = html,
): { readonly html: string; readonly styles: string } => {
  const styles = stylesFor(parts, html, part)
  const inPlace = (link: string, address: string): string =>
    `<style data-part>${styles}</style><link rel="stylesheet" ${address} disabled><noscript>${link}</noscript>`
  return { html: html.replace(sheetLink, inPlace), styles }
}
