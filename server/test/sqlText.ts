const list = String.raw`\((?:\?|default)(?:, ?(?:\?|default))*\)`
const selected = String.raw`select \? as \w+(?:, \? as \w+)*`

/**
 * A statement's text as both databases would write it: without quotes, numbers of placeholders, how
 * many values or rows are given, and what only one of them says of locks.
 */
export const sameText = (sql: string): string =>
  sql
    .replaceAll(/[`"]/g, '')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(new RegExp(`${selected}(?: union all ${selected})*`, 'g'), 'values (?)')
    .replaceAll(new RegExp(`${list}(?:, ?${list})*`, 'g'), '(?)')
    .replaceAll(/ for update(?: skip locked)?\b/g, '')
    .replaceAll(/\bilike\b/g, 'like')
    .replaceAll(/\blimit -1 /g, '')
    .replaceAll(
      /json_extract\((\w+), '\$\.([\w.]+)'\)/g,
      (_, column: string, path: string) => `(${column}::json #>> '{${path.replaceAll('.', ',')}}')`,
    )
    // As many words as somebody searches for.
    .replaceAll(/([\w.]+ like \?(?: escape '\\')?)(?: and \1)+/g, '$1')
    .replaceAll(/(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))(?: and \1)+/g, '$1')
    // A list may be empty.
    .replaceAll(/[\w.]+ in \(\?\)/g, '1 = ?')
    .trim()

const update = /^(update \S+ set )(\w+ = \?(?:, \w+ = \?)+)( where .+)$/

/** Cuts at each `word` that stands in no parentheses. */
const cutAt = (text: string, word: RegExp): string[] => {
  let depth = 0
  let start = 0
  const pieces: string[] = []
  for (const { 0: found, index } of text.matchAll(new RegExp(`[()]|${word.source}`, 'g'))) {
    if (found === '(') depth += 1
    else if (found === ')') depth -= 1
    else if (depth === 0) {
      pieces.push(text.slice(start, index))
      start = index + found.length
    }
  }
  return [...pieces, text.slice(start)]
}

/**
 * What a statement is made of: an update of several columns is one of each, and a list with several
 * filters is one with each, because which of them come together differs from call to call.
 */
export const partsOf = (text: string): string[] => {
  const [, start = '', columns, end = ''] = update.exec(text) ?? []
  if (columns !== undefined) return columns.split(', ').map((column) => start + column + end)
  const [head = '', rest, ...more] = cutAt(text, / where /)
  if (!head.startsWith('select ') || rest === undefined || more.length > 0) return [text]
  const [where = '', ...tail] = cutAt(rest, / (?=(?:(?:group|order) by|limit) )/)
  if (cutAt(where, / or /).length > 1) return [text]
  return [...cutAt(where, / and /), tail.join(' ')].map((part) => `${head} … ${part}`)
}

/** What a transaction and a connection are made of. */
const frame =
  /^(?:begin|commit|rollback|savepoint|release|set|pragma|vacuum|explain)\b|^(?:rollback|release) /i

/** Reads or writes rows, and may therefore mean something else on another database. */
export const isAboutRows = (sql: string): boolean => !frame.test(sql.trim())
