/** The part of the SQLite driver that preparing a statement needs. */
type Preparing<Statement> = { prepare: (sql: string) => Statement }

const kept = 300

/** What may be used again: it reads and writes rows, or says where a transaction begins and ends. */
const isLasting = (sql: string): boolean =>
  /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i.test(sql)

/**
 * Has a connection prepare each statement once: Knex asks for the same ones again and again, and
 * parsing one costs more than running it. Whatever changes the tables starts afresh.
 */
export const cacheStatements = <Statement>(connection: Preparing<Statement>): void => {
  const prepare = connection.prepare.bind(connection)
  const statements = new Map<string, Statement>()
  connection.prepare = (sql) => {
    if (!isLasting(sql)) {
      statements.clear()
      return prepare(sql)
    }
    const known = statements.get(sql)
    if (known) return known
    // Lists of every length, and whatever else is only ever asked once, do not pile up.
    if (statements.size === kept) statements.clear()
    const statement = prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}
