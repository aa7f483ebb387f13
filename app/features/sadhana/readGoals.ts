import { fieldText } from '#contract/i18n/en/fieldText.ts'
import { plainCharacters } from '#contract/fields.ts'
import { mostRounds } from '#app/offline/sadhana/malaSettings.ts'
import { type Goals, goals } from '#contract/sadhana/public.ts'

type GoalsContext = {
  before: Goals
  today: string
  words: { readonly whole: string; readonly untilLater: string }
}

type Read =
  | { readonly goals: Goals; readonly target: number }
  /** Keyed by field name. */
  | { readonly errors: Readonly<Record<string, string>> }

/** What was typed; a field left empty is no goal. */
export function readGoals(form: FormData, { before, today, words }: GoalsContext): Read {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const number = (name: string) => (text(name) === '' ? 0 : Number(plainCharacters(text(name))))
  const [mantra, until, rounds] = [text('mantra'), text('until'), number('rounds')]
  const isSame = before.sankalp?.mantra === mantra
  const from = (isSame && before.sankalp?.from) || today
  const parsed = goals.safeParse({
    minutesADay: number('minutesADay'),
    beadsADay: number('beadsADay'),
    daysAWeek: number('daysAWeek'),
    ...(mantra && { sankalp: { mantra, beads: number('beads'), from, until } }),
  })
  const errors: Record<string, string> = {}
  if (!Number.isInteger(rounds) || rounds < 0 || rounds > mostRounds) errors['rounds'] = words.whole
  for (const { path, message } of parsed.error?.issues ?? [])
    errors[String(path.at(-1))] ??= fieldText(message)
  // A date that has passed may stay, with its sankalp.
  const isKept = isSame && before.sankalp?.until === until
  if (mantra && !errors['until'] && until < today && !isKept) errors['until'] = words.untilLater
  if (!parsed.success || Object.keys(errors).length > 0) return { errors }
  return { goals: parsed.data, target: rounds }
}
