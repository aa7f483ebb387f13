import { parseSync } from 'vite'

type Range = { readonly start: number; readonly end: number }
/** A text, and where it stands in the source. */
type Piece = Range & { readonly text: string }

/** What a translator gets: a sentence, or its forms for one and for many. */
export type Message = {
  /** `booking.page.title` */
  readonly key: string
  readonly forms: readonly [Piece] | readonly [one: Piece, other: Piece]
  /** The parts that vary, as their code names them: `count`, `numberText(count)`. */
  readonly parts: ReadonlySet<string>
  readonly notes: readonly string[]
}

export type Module = {
  readonly messages: readonly Message[]
  /** Texts with logic of their own, which stay with developers. */
  readonly ownLogic: readonly (Range & { readonly key: string })[]
  /** The words of each catalogue that others import. */
  readonly catalogues: readonly (Range & { readonly name: string })[]
}

// What is read here of ESTree, whose nodes are of a hundred kinds.
type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

const nodeIn = (node: Node, field: string) => node[field] as Node
const nodesIn = (node: Node, field: string) => node[field] as readonly (Node | null)[]

const wrappers = new Set(['TSSatisfiesExpression', 'TSAsExpression', 'ParenthesizedExpression'])

/** Without its types and brackets. */
const bare = (node: Node): Node =>
  wrappers.has(node.type) ? bare(nodeIn(node, 'expression')) : node

const nameOf = (key: Node): string => String(key['name'] ?? key['value'])

const calls = (node: Node, name: string): boolean =>
  node.type === 'CallExpression' && nodeIn(node, 'callee')['name'] === name

/** A name, or a function of names: what a translator can move about as it is. */
const movable = /^[\w.]+(?:\([\w., ]*\))?$/

/** Reads the texts of a module: of its catalogues, and of the constants that they are made of. */
export function messagesOf(source: string): Module {
  const { program, comments, errors } = parseSync('words.ts', source)
  const [error] = errors
  if (error) throw new Error(error.message)
  const messages: Message[] = []
  const ownLogic: Module['ownLogic'][number][] = []
  const catalogues: Module['catalogues'][number][] = []

  /** The comments directly before a node. */
  const notesBefore = (start: number): string[] => {
    const before = comments.findLast(({ end }) => end <= start)
    if (!before || source.slice(before.end, start).trim() !== '') return []
    const lines = before.value.split('\n').map((line) => line.replace(/^[\s*]+/, '').trim())
    return [...notesBefore(before.start), lines.filter(Boolean).join(' ')]
  }

  const pieceOf = (node: Node): (Piece & { parts: readonly string[] }) | undefined => {
    const { start, end } = node
    if (node.type === 'Literal' && typeof node['value'] === 'string')
      return /[{}]/.test(node['value']) ? undefined : { start, end, text: node['value'], parts: [] }
    if (node.type !== 'TemplateLiteral') return undefined
    const texts = nodesIn(node, 'quasis').map(
      (part) => (part as Node & { value: { cooked: string } }).value.cooked,
    )
    const parts = nodesIn(node, 'expressions').map((part) => source.slice(part?.start, part?.end))
    if (texts.some((text) => /[{}]/.test(text)) || !parts.every((part) => movable.test(part)))
      return undefined
    const text = texts
      .map((text, at) => text + (at < parts.length ? `{${parts[at]}}` : ''))
      .join('')
    return { start, end, text, parts }
  }

  const formsOf = (node: Node): Message['forms'] | undefined => {
    if (!calls(node, 'counted')) {
      const piece = pieceOf(node)
      return piece && [piece]
    }
    const forms = nodesIn(node, 'arguments')[1]
    if (forms?.type !== 'ObjectExpression') return undefined
    const form = (name: string) => {
      const property = nodesIn(forms, 'properties').find(
        (each) => each?.type === 'Property' && nameOf(nodeIn(each, 'key')) === name,
      )
      return property ? pieceOf(bare(nodeIn(property, 'value'))) : undefined
    }
    const [one, other] = [form('one'), form('other')]
    return one && other ? [one, other] : undefined
  }

  const hasWords = (node: Node): boolean => /['"`]/.test(source.slice(node.start, node.end))

  const read = (given: Node, key: string, notes: readonly string[]): void => {
    // Names that the code goes by, not words.
    if (source.slice(given.start, given.end).endsWith('as const')) return
    const node = bare(given)
    if (node.type === 'ObjectExpression') return readProperties(node, key, notes)
    if (node.type === 'ArrayExpression') return readList(nodesIn(node, 'elements'), key, notes)
    // Of a catalogue only its words, not its name; another makes a value of words.
    if (node.type === 'CallExpression' && !calls(node, 'counted')) {
      const [first, words] = nodesIn(node, 'arguments')
      if (calls(node, 'catalogue')) return words ? read(words, key, notes) : undefined
      const isOfWords = nodeIn(node, 'callee').type === 'Identifier' && first
      if (isOfWords) return readList(nodesIn(node, 'arguments'), key, notes)
    }
    const text = node.type === 'ArrowFunctionExpression' ? bare(nodeIn(node, 'body')) : node
    const forms = formsOf(text)
    if (forms?.every(({ text }) => text === '')) return
    if (forms) {
      const parts = forms.flatMap((form) => ('parts' in form ? (form.parts as string[]) : []))
      messages.push({ key, forms, parts: new Set(parts), notes })
    } else if (hasWords(text)) ownLogic.push({ key, start: node.start, end: node.end })
  }

  const readList = (
    list: readonly (Node | null)[],
    key: string,
    notes: readonly string[],
  ): void => {
    for (const [at, each] of list.entries())
      if (each) read(each, `${key}[${at}]`, [...notes, ...notesBefore(each.start)])
  }

  const readProperties = (node: Node, key: string, notes: readonly string[]): void => {
    for (const each of nodesIn(node, 'properties')) {
      if (each?.type !== 'Property') continue
      const name = `${key}.${nameOf(nodeIn(each, 'key'))}`
      read(nodeIn(each, 'value'), name, [...notes, ...notesBefore(each.start)])
    }
  }

  for (const statement of program.body as unknown as Node[]) {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declared = isExported ? (statement['declaration'] as Node | null) : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const each of nodesIn(declared, 'declarations')) {
      if (!each?.['init']) continue
      const name = nameOf(nodeIn(each, 'id'))
      const init = nodeIn(each, 'init')
      read(init, name, notesBefore(statement.start))
      const words = calls(init, 'catalogue') && nodesIn(init, 'arguments')[1]
      if (words && isExported) catalogues.push({ name, start: words.start, end: words.end })
    }
  }
  return { messages, ownLogic, catalogues }
}
