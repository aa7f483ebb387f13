import type * as z from 'zod/mini'

/**
 * The fields that a form must not leave empty, by their paths: those that its own rules refuse
 * before anything is typed. Rules about several fields are not checked until each is valid.
 */
export const requiredIn = (schema: z.ZodMiniType, empty: unknown): ReadonlySet<string> =>
  new Set(schema.safeParse(empty).error?.issues.map(({ path }) => path.join('.')))
