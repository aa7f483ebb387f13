/** The part of the SQLite driver that runs statements. */
export type Connection = {
  readonly inTransaction: boolean
  prepare: (sql: string) => {
    readonly reader: boolean
    all: (values: readonly unknown[]) => unknown[]
    run: (values: readonly unknown[]) => unknown
  }
}

const mostStatements = 300

/** What may be used again: it reads and writes rows, or says where a savepoint begins and ends. */
const isLasting = (sql: string): boolean =>
  /^\s*(select|insert|update|delete|with|rollback|savepoint|release)\b/i.test(sql)

/**
 * Prepares each statement once: the same few are run with each write, and parsing one costs more than
 * running it. What changes the tables is not kept, and drops the rest.
 */
export const cacheStatements = <Statement>(connection: {
  readonly prepare: (sql: string) => Statement
}): ((sql: string) => Statement) => {
  const statements = new Map<string, Statement>()
  return (sql) => {
    if (!isLasting(sql)) {
      statements.clear()
      return connection.prepare(sql)
    }
    const known = statements.get(sql)
    if (known) return known
    // Lists of every length, and whatever else is only ever asked once, do not pile up.
    if (statements.size === mostStatements) statements.clear()
    const statement = connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}
