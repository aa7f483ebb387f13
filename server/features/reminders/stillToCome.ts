import type { Knex } from 'knex'
import { civilDateAt, clockAt } from '#almanac/zone.ts'
import type { Language } from '#contract/languages.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { ReminderChoice } from '#contract/reminders/choice.ts'
import { hasMoment, momentState, stillAhead } from '#contract/reminders/moments.ts'
import type { Reason } from '#contract/refusals.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { ReminderCities } from './cities.ts'

type Deps = {
  readonly places: Pick<ReminderCities, 'get' | 'idOf' | 'listChosen' | 'listUnknown'>
  readonly now: () => Date
}

const refused = (field: keyof ReminderChoice, reason: Reason): AppError =>
  invalidField(`#/choice/${field}`, reason)

/** Festivals of a kind come again, whenever it is. */
const recurs = (choice: ReminderChoice): boolean => hasMoment(stillAhead(choice, [], ''))

/** Whether reminders of a choice can still come: decided by the function that the phone's form uses. */
export const createStillToCome = ({ places, now }: Deps) => {
  const localNow = (timeZone: string): string => {
    const at = now().getTime()
    return `${civilDateAt(at, timeZone)}T${clockAt(at, timeZone)}`
  }

  const festivalsFor = async (db: Knex, choice: ReminderChoice, language?: Language) => {
    const { timeZone, festivals } = await places.get(db, choice.city ?? '')
    const chosen = await places.listChosen(db, choice, language)
    return { chosen, festivals: [...festivals, ...chosen], clock: localNow(timeZone) }
  }

  const assertCity = async (db: Knex, { city }: ReminderChoice): Promise<void> => {
    try {
      await places.idOf(db, city)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      throw refused('city', { code: 'reminders.unknownCity', params: { city: city ?? '' } })
    }
  }

  return {
    /** The moments that can still come, and the single festivals with their names in a language. */
    read: async (
      db: Knex,
      choice: ReminderChoice,
      language: Language,
    ): Promise<{ ahead: ReminderChoice; chosen: readonly Festival[] }> => {
      const { chosen, festivals, clock } = await festivalsFor(db, choice, language)
      return { ahead: stillAhead(choice, festivals, clock), chosen }
    },

    isAny: async (db: Knex, choice: ReminderChoice): Promise<boolean> => {
      if (recurs(choice)) return true
      const { festivals, clock } = await festivalsFor(db, choice)
      return hasMoment(stillAhead(choice, festivals, clock))
    },

    /** Refuses a choice of which no reminder would ever come. */
    assertAny: async (db: Knex, choice: ReminderChoice): Promise<void> => {
      await assertCity(db, choice)
      if (recurs(choice)) return
      const { festivals, clock } = await festivalsFor(db, choice)
      if (hasMoment(stillAhead(choice, festivals, clock))) return
      const [unknown] = await places.listUnknown(db, choice)
      if (unknown !== undefined)
        throw refused('festivals', {
          code: 'reminders.unknownFestival',
          params: { festival: unknown },
        })
      const waitsInVain =
        choice.daysBefore.length === 0 &&
        momentState('moonrise', choice, festivals, clock) === 'no_moonrise'
      throw waitsInVain
        ? new AppError('invalid_input', { code: 'reminders.noMoonrise' })
        : new AppError('too_late', { code: 'reminders.allPassed' })
    },
  }
}

export type StillToCome = ReturnType<typeof createStillToCome>
