/** Tags; scripts as a whole, because their text may look like tags. `>` in an attribute is escaped. */
const tokens = /<script[\s\S]*?<\/script>|<(\/?)([a-z][\w-]*)[^>]*>/gi
const hasNoEnd = /\/>$|^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/i
const isMain = /^<main\b/
const isSection = /^<section\b/
const isFirst = /^<section\b|\sclass="[^"]*\bhome-first\b/
/** Its row waits for its styles (app/styles/scene.css). */
const waits = /\sclass="[^"]*\bday-columns\b/
const footer = /<footer class="footer">[\s\S]*?<\/footer>/

/** A rendered page without what no first frame shows. */
export const withoutFooter = (html: string): string => html.replace(footer, '')

/**
 * A rendered page without what its first frame hides: the footer, the main part's sections after
 * the first (app/styles/base.css), and what waits for its styles. All of it is shown with the whole
 * sheet, so the page's own part of that has no rules for its classes.
 */
export const firstFrameOf = (html: string): string => {
  const parts: string[] = []
  let depth: number | undefined
  let hasFirst = false
  let hiddenAt: number | undefined
  let from = 0
  for (const { 0: tag, 1: slash, 2: name, index } of html.matchAll(tokens)) {
    if (name === undefined) continue
    if (depth === undefined) {
      if (isMain.test(tag)) depth = 0
    } else if (slash) {
      if (depth === 0) break
      depth -= 1
      if (depth !== hiddenAt) continue
      hiddenAt = undefined
      from = index + tag.length
    } else {
      if (hiddenAt === undefined && (isNext(tag, depth, hasFirst) || waits.test(tag))) {
        hiddenAt = depth
        parts.push(html.slice(from, index))
        // Whatever it holds, it has its height.
        if (waits.test(tag)) parts.push(tag)
      }
      hasFirst ||= depth === 0 && isFirst.test(tag)
      if (!hasNoEnd.test(tag)) depth += 1
    }
  }
  return withoutFooter([...parts, html.slice(from)].join(''))
}

const isNext = (tag: string, depth: number, hasFirst: boolean): boolean =>
  depth === 0 && hasFirst && isSection.test(tag)
