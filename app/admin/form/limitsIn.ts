import type * as z from 'zod/mini'

/** Longer than any text that the contract takes. */
const tooLong = 'a'.repeat(100_001)

/** How long each text may be: the schema says so of one that is too long. */
export function limitsIn(
  schema: z.ZodMiniType,
  names: readonly string[],
): Readonly<Partial<Record<string, number>>> {
  const { error } = schema.safeParse(Object.fromEntries(names.map((name) => [name, tooLong])))
  const issues = error?.issues ?? []
  return Object.fromEntries(
    names.flatMap((name) => {
      const own = issues.filter(({ path }) => path.length === 1 && path[0] === name)
      // A list is not text, and its own limit counts items.
      if (own.some(({ code }) => code === 'invalid_type')) return []
      return own.flatMap((issue) =>
        issue.code === 'too_big' ? [[name, Number(issue.maximum)] as const] : [],
      )
    }),
  )
}
