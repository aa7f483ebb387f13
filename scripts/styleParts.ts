import { parse, type ChildNode, type Container } from 'postcss'
import type { StylePart } from '#server/http/pageStyles.ts'

/** At-rules that hold rules; the descriptors of `@font-face` and the steps of `@keyframes` are none. */
const grouping = new Set(['layer', 'media', 'supports', 'container'])

/** At-rules that are of use only where something calls them by their name. */
const called = new Set(['keyframes', 'property'])

// A character behind `\` is part of a name, whatever it means elsewhere: `.sm\:p-2`, `.w-\[4rem\]`.
const functions = /(?<!\\)::?[\w-]+\((?:\\.|[^()\\])*\)/g
const attributes = /(?<!\\)\[(?:\\.|[^\]\\])*\]/g
const states = /(?<!\\)::?[\w-]+/g
const name = /[.#]?(?:\\.|[\w-])+/g

/** Takes the innermost away until nothing is nested any more. */
const withoutFunctions = (selector: string): string => {
  const less = selector.replace(functions, '')
  return less === selector ? less : withoutFunctions(less)
}

/**
 * The elements (`a`) and classes (`.name`) without which a selector matches nothing. What stands in
 * brackets may be an alternative or an exception, so it is not asked for.
 */
export const needsOf = (selector: string): string[] => {
  const bare = withoutFunctions(selector).replace(attributes, '').replace(states, '')
  return (bare.match(name) ?? [])
    .filter((each) => !each.startsWith('#'))
    .map((each) => each.replace(/\\(.)/g, '$1'))
}

const partsIn = (container: Pick<Container, 'nodes'>): StylePart[] =>
  (container.nodes ?? []).flatMap(partOf)

const partOf = (node: ChildNode): StylePart[] => {
  if (node.type === 'comment') return []
  if (node.type === 'rule') return [{ css: node.toString(), needs: node.selectors.map(needsOf) }]
  if (node.type !== 'atrule') return [{ css: node.toString() }]
  if (!node.nodes) return [{ css: `${node.toString()};` }]
  if (grouping.has(node.name))
    return [{ head: `@${node.name} ${node.params}`.trim(), parts: partsIn(node) }]
  return [{ css: node.toString(), ...(called.has(node.name) && { name: node.params }) }]
}

/** Takes a built sheet apart, in its order, so that each page can be given what it needs of it. */
export const stylePartsOf = (css: string): StylePart[] => partsIn(parse(css))
