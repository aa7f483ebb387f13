import { parse, type ChildNode, type Container, type Rule } from 'postcss'
import type { StylePart } from '#server/http/pageStyles.ts'

/**
 * At-rules that contain rules; the descriptors of `@font-face` and the steps of `@keyframes` do not
 * count.
 */
const grouping = new Set(['layer', 'media', 'supports', 'container'])

/** At-rules that matter only if something uses their name. */
const called = new Set(['keyframes', 'property'])

/** A face is used by the name of its family. */
const family = /font-family:\s*["']?([^;"'}]+)/

// A character behind `\` is part of a name, whatever it means elsewhere: `.sm\:p-2`, `.w-\[4rem\]`.
const functions = /(?<!\\)::?[\w-]+\((?:\\.|[^()\\])*\)/g
const attributes = /(?<!\\)\[(?:\\.|[^\]\\])*\]/g
const language = /(?<!\\)\[lang=["']?([\w-]+)["']?\]/g
const states = /(?<!\\)::?[\w-]+/g
const name = /[.#]?(?:\\.|[\w-])+/g

/** Parts of a field that browsers draw; without a field, which `::` is for, they match nothing. */
const ofFields = /::(?:file-selector-button|placeholder|-webkit-(?!scrollbar|slider|details))/

/** A single alternative is needed just like the selector around it. */
const within = /(?<!\\):(?:has|is|where)\(([^(),]*)\)/g

const inner = String.raw`(?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*`
/** A list of alternatives, unless it says what must not be. */
const list = new RegExp(String.raw`(?<!\\):(?:has|is|where)\((${inner},${inner})\)`)
const betweenAlternatives = /,(?![^()]*\))/
const exception = /(?<!\\):not\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*$/

/** `:is(.a, .b) .c` as `.a .c` and `.b .c`, so that a page with neither `.a` nor `.b` does without. */
export const alternativesOf = (selector: string): string[] => {
  const found = list.exec(selector)
  if (!found) return [selector]
  const [whole, inside = ''] = found
  const before = selector.slice(0, found.index)
  if (exception.test(before)) return [selector]
  const after = selector.slice(found.index + whole.length)
  const each = inside
    .split(betweenAlternatives)
    .flatMap((one) => alternativesOf(`${before} ${one}${after}`))
  return [...new Set(each)]
}

/** Removes the innermost brackets until none are nested. */
const withoutFunctions = (selector: string): string => {
  const less = selector.replace(within, ' $1').replace(functions, '')
  return less === selector ? less : withoutFunctions(less)
}

/**
 * The elements (`a`), classes (`.name`) and languages (`:sa`) without which a selector matches
 * nothing. Whatever is in brackets may be an alternative or an exception, so it is not required.
 */
export const needsOf = (selector: string): string[] => {
  const plain = withoutFunctions(selector)
  const bare = plain.replace(attributes, '').replace(states, '')
  const languages = Array.from(plain.matchAll(language), ([, code]) => `:${code}`)
  const names = [...(bare.match(name) ?? []), ...languages]
    .filter((each) => !each.startsWith('#'))
    .map((each) => each.replace(/\\(.)/g, '$1'))
  return ofFields.test(selector) ? [...names, '::'] : names
}

const partsIn = (container: Pick<Container, 'nodes'>): StylePart[] =>
  (container.nodes ?? []).flatMap(partOf)

const partOf = (node: ChildNode): StylePart[] => {
  if (node.type === 'comment') return []
  if (node.type === 'rule') return [ruleOf(node)]
  if (node.type !== 'atrule') return [{ css: node.toString() }]
  if (!node.nodes) return [{ css: `${node.toString()};` }]
  // What Tailwind adds for browsers without `@property`: it would name, and so include, each of
  // those.
  if (node.name === 'layer' && node.params === 'properties') return []
  if (grouping.has(node.name))
    return [{ head: `@${node.name} ${node.params}`.trim(), parts: partsIn(node) }]
  const css = node.toString()
  const name = called.has(node.name) ? node.params : family.exec(css)?.[1]?.trim()
  return [{ css, ...(name && { name }) }]
}

/** What every page has: the document, in a theme or a size of text. */
const document = /^(?::root|:host|\[data-theme=\w+\]|html\[data-reading-size=\w+\])$/

/** Custom properties are kept one by one, so a page gets only those it uses. */
const ruleOf = (rule: Rule): StylePart => {
  const needs = rule.selectors.flatMap(alternativesOf).map(needsOf)
  const ofDocument = rule.selectors.every((each) => document.test(each))
  if (!ofDocument) return { css: rule.toString(), needs, ...onlyProperty(rule) }
  const parts = rule.nodes.map((node) => ({
    css: `${node.toString()};`,
    ...(node.type === 'decl' && node.variable && { name: node.prop }),
  }))
  return { head: rule.selector, parts }
}

/** A rule that sets nothing but a custom property is of no use where nobody reads it. */
const onlyProperty = ({ nodes: [first, ...others] }: Rule): { name: string } | undefined =>
  first?.type === 'decl' && first.variable && others.length === 0 ? { name: first.prop } : undefined

/** The part of a sheet that requests no file: fonts and drawings come after the first frame. */
export const withoutFiles = (parts: readonly StylePart[]): StylePart[] =>
  parts.flatMap((part): StylePart[] => {
    if ('parts' in part) return [{ ...part, parts: withoutFiles(part.parts) }]
    return part.css.includes('url(') ? [] : [part]
  })

/** Tailwind's tests for browsers older than any that supports our menu's popovers. */
const always = /^@supports \(color: ?color-mix\(/

/**
 * Useful only after the first moment: what says so, and what is meant for paper, for more contrast, less
 * motion or forced colours (but for the scene's), for no JavaScript, and for a browser older than
 * any we support; a phone's menu without popovers is needed at once.
 */
const laterGroups =
  /^@media (?:not first-frame|print(?:,|$)|\((?:scripting|prefers-contrast|prefers-reduced-motion|forced-colors):)|^@supports not (?!selector\(:popover)/
/** Under a pointer or a finger, refused, opened, selected, between two pages, and inside fields. */
const laterStates =
  /^@keyframes|^::(?:selection|view-transition)|^\.icon-button\[aria-pressed|:popover-open|^\[data-open\]|^\[popover\]$|::backdrop|^\.(?!skip-link).*:focus|:hover|:active|\[aria-(?:invalid|disabled)|::-webkit-(?:date|calendar|search|inner|outer)|::file-selector|:-moz/

/** Without it nothing looks different until somebody points or presses; all that we support know `text-decoration`. */
const unseen =
  /(?<=[{;]\s*)(?:cursor|transition|tab-size|-webkit-(?:tap-highlight-color|text-decoration)):[^;}]*;?/g
/** Tailwind's settings that nothing here sets: they are `normal` without it, too. */
const unset = /(?<=[{;]\s*)font-(?:feature|variation)-settings:(?:var\(--default|inherit)[^;}]*;?/g
const isEmpty = /\{[\s;]*\}$/

/**
 * The part of a sheet that a first frame may show. The rest comes with the whole sheet, after that
 * frame or, without JavaScript, with the document (server/http/pageStyles.ts).
 */
export const forFirstFrame = (parts: readonly StylePart[]): StylePart[] => {
  const shown: StylePart[] = []
  for (const part of parts) {
    if (!('parts' in part)) shown.push(...withoutUnseen(part))
    else if (always.test(part.head)) for (const rule of forFirstFrame(part.parts)) put(rule, shown)
    else if (!laterGroups.test(part.head) && !isLater(`${part.head}{`))
      shown.push({ ...part, parts: forFirstFrame(part.parts) })
  }
  return shown
}

type Single = Extract<StylePart, { css: string }>

const withoutUnseen = (part: Single): Single[] => {
  if (isLater(part.css)) return []
  const css = part.css.replace(unseen, '').replace(unset, '')
  return isEmpty.test(css) ? [] : [{ ...part, css }]
}

/** Adds a rule in place of what it replaces for browsers that pass the test. */
const put = (rule: StylePart, shown: StylePart[]): void => {
  const start = 'css' in rule ? rule.css.slice(0, rule.css.indexOf('{') + 1) : undefined
  const at = shown.findLastIndex((each) => 'css' in each && start && each.css.startsWith(start))
  const former = shown[at]
  if (former && 'css' in former && 'css' in rule) {
    const names = Array.from(rule.css.matchAll(/(?<=[{;])[\w-]+(?=:)/g), ([property]) => property)
    const css = names.reduce(
      (less, property) => less.replace(new RegExp(`(?<=[{;])${property}:[^;}]*;?`), ''),
      former.css,
    )
    shown.splice(at, 1, ...(isEmpty.test(css) ? [] : [{ ...former, css }]))
  }
  shown.push(rule)
}

const isLater = (css: string): boolean => {
  const selectors = css.slice(0, Math.max(css.indexOf('{'), 0)).split(',')
  return selectors.every((selector) => laterStates.test(selector))
}

/** Splits a built sheet, in order, so that each page can get only the parts it needs. */
export const stylePartsOf = (css: string): StylePart[] => partsIn(parse(css))
