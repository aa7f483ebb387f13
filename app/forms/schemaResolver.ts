import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * Checks a form by the contract's rules and passes on what was typed; the server's own parsing
 * trims it. Not tied to `V`: a field may be empty where the contract wants it absent, or one of its
 * choices.
 */
export const schemaResolver = <V extends FieldValues>(
  schema: z.ZodMiniType,
): Resolver<V, unknown, V> => zodResolver(schema as never, undefined, { raw: true }) as never
