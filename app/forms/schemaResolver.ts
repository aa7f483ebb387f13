import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { errorsInWords } from './errorsInWords.ts'

/** The contract's own language. A constant of this file, so that the build leaves out the other way. */
const isEnglish = typeof __LANGUAGE__ !== 'string' || __LANGUAGE__ === 'en'

/**
 * Checks a form by the contract's rules and passes on what was typed; the server's own parsing
 * trims it. Not tied to `V`: a field may be empty where the contract wants it absent, or one of its
 * choices.
 */
export const schemaResolver = <V extends FieldValues>(
  schema: z.ZodMiniType,
): Resolver<V, unknown, V> => {
  const check: Resolver<V, unknown, V> = zodResolver(schema as never, undefined, {
    raw: true,
  }) as never
  if (isEnglish) return check
  return async (...form) => {
    const found = await check(...form)
    return { ...found, errors: errorsInWords(found.errors) } as typeof found
  }
}
