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

/** Statements that may be reused: those that read and write rows, or begin and end a savepoint. */
const isLasting = (sql: string): boolean =>
  /^\s*(select|insert|update|delete|with|rollback|savepoint|release)\b/i.test(sql)

/**
 * Prepares each statement once: every write runs the same few, and parsing one costs more than
 * running it. Statements that change tables are not cached, and clear the cache.
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
    const cached = statements.get(sql)
    if (cached) return cached
    // Keeps out lists of every length and other statements that are used only once.
    if (statements.size === mostStatements) statements.clear()
    const statement = connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}
