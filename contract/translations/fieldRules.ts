import * as z from 'zod/mini'
import { updatePost } from '#contract/blog/admin.ts'
import { updatePuja } from '#contract/bookings/pujasAdmin.ts'
import { editFestival } from '#contract/festivals/admin.ts'
import { editFestivalRepeat } from '#contract/festivals/repeatsAdmin.ts'
import { oneLine } from '#contract/fields.ts'
import { updateRite } from '#contract/guide/admin.ts'
import { updateMantra } from '#contract/mantras/admin.ts'
import { updatePage } from '#contract/pages/admin.ts'
import { updateProduct } from '#contract/shop/admin.ts'
import { siteInput } from '#contract/site/admin.ts'
import { visitInput } from '#contract/site/visitAdmin.ts'
import type { TranslatableKind } from './kinds.ts'

/** The rules for the English of each kind, which hold for translations as well. */
const inputs: Readonly<Record<TranslatableKind, z.ZodMiniType>> = {
  puja: updatePuja.input,
  mantra: updateMantra.input,
  rite: updateRite.input,
  festival: editFestival.input,
  festival_repeat: editFestivalRepeat.input,
  post: updatePost.input,
  page: updatePage.input,
  product: updateProduct.input,
  temple: siteInput,
  visit: z.object({
    ...siteInput.shape,
    ...visitInput.shape,
    specialDays: z.array(z.object({ hours: oneLine(60) })),
  }),
}

type Definition = {
  readonly innerType?: z.core.$ZodType
  readonly in?: z.core.$ZodType
  readonly element?: z.core.$ZodType
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
}

/** What an object or a list consists of, without its being optional or checked. */
const partsOf = (schema: z.core.$ZodType): Definition => {
  const definition = schema._zod.def as Definition
  return definition.innerType ? partsOf(definition.innerType) : definition
}

const ruleOf = (kind: TranslatableKind, path: string): z.ZodMiniType => {
  let rule: z.core.$ZodType | undefined = inputs[kind]
  for (const part of path.split('.')) {
    const [name = '', isList] = part.split('[')
    rule = rule && partsOf(rule).shape?.[name]
    if (isList !== undefined) rule = rule && partsOf(rule).element
  }
  if (!rule) throw new Error(`${kind} has no rule for ${path}`)
  return rule as z.ZodMiniType
}

/** A translation by the rules of the English, or what is wrong with it. */
export const readText = (kind: TranslatableKind, path: string, typed: string) =>
  z.safeParse(ruleOf(kind, path) as z.ZodMiniType<string | undefined>, typed)

const tooLong = 'a'.repeat(200_001)

/** How many characters it may have. */
export const limitOf = (kind: TranslatableKind, path: string): number | undefined => {
  const { error } = readText(kind, path, tooLong)
  const issue = error?.issues.find(({ code }) => code === 'too_big')
  return issue?.code === 'too_big' ? Number(issue.maximum) : undefined
}
