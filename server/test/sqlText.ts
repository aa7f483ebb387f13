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
    .trim()

/** What a transaction and a connection are made of. */
const frame =
  /^(?:begin|commit|rollback|savepoint|release|set|pragma|vacuum|explain)\b|^(?:rollback|release) /i

/** Reads or writes rows, and may therefore mean something else on another database. */
export const isAboutRows = (sql: string): boolean => !frame.test(sql.trim())
